import type { BrowserCard } from '@game/domain'
import { useEffect, useMemo, useState } from 'react'
import { keepLoading } from '../../../base/loading/keep-loading.ts'
import { notifyNotLoaded } from '../../../base/ui/base/notify.ts'

type Search = typeof import('./search-players.ts').searchPlayers

const findAll: Search = () => null

/** Searches cards by a phrase: ids, best match first, or null for an empty phrase. The search code loads with the first phrase. */
export function useSearch(cards: readonly BrowserCard[], phrase: string): number[] | null {
  const [search, setSearch] = useState<{ players: Search }>({ players: findAll })
  const searching = phrase !== ''
  useEffect(() => {
    if (!searching) return
    return keepLoading(
      () => import('./search-players.ts'),
      ({ searchPlayers }) => setSearch({ players: searchPlayers }),
      notifyNotLoaded,
    )
  }, [searching])
  return useMemo(() => search.players(cards, phrase), [search, cards, phrase])
}

import type { BrowserCard } from '@game/domain'
import { useEffect, useState } from 'react'

type Search = typeof import('./search-players.ts').searchPlayers

const findAll: Search = () => null

/** Searches cards by a phrase: ids, best first, or null while nothing is searched for. Its code comes with the first phrase. */
export function useSearch(cards: readonly BrowserCard[], phrase: string): number[] | null {
  const [search, setSearch] = useState<{ players: Search }>({ players: findAll })
  const searching = phrase !== ''
  useEffect(() => {
    if (!searching) return
    let cancelled = false
    const load = async () => {
      const { searchPlayers } = await import('./search-players.ts')
      if (!cancelled) setSearch({ players: searchPlayers })
    }
    load()
    return () => {
      cancelled = true
    }
  }, [searching])
  return search.players(cards, phrase)
}

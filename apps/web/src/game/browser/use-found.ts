import type { BrowserCard } from '@game/domain'
import { useEffect, useState } from 'react'

type Search = typeof import('./search-players.ts').searchPlayers

const everything = () => null

/** Those a phrase finds, best first; null where nothing is searched for. The search's code comes with the first phrase. */
export function useFound(cards: readonly BrowserCard[], phrase: string): number[] | null {
  const [search, setSearch] = useState<{ players: Search }>({ players: everything })
  const wanted = phrase !== ''
  useEffect(() => {
    if (!wanted) return
    let left = false
    const load = async () => {
      const { searchPlayers } = await import('./search-players.ts')
      if (!left) setSearch({ players: searchPlayers })
    }
    load()
    return () => {
      left = true
    }
  }, [wanted])
  return search.players(cards, phrase)
}

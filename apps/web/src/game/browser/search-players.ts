import { type BrowserCard, browserLimits } from '@game/domain'
import Fuse from 'fuse.js'

/** The players whose names are like a phrase, best first (player.md 2); null where nothing is searched for. */
export function searchPlayers(cards: readonly BrowserCard[], phrase: string): number[] | null {
  if (phrase.trim() === '') return null
  const fuse = new Fuse(cards, { keys: ['name'], threshold: browserLimits.searchThreshold })
  return fuse.search(phrase.trim()).map(({ item }) => item.playerId)
}

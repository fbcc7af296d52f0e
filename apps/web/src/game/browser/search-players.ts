import { type BrowserCard, browserLimits } from '@game/domain'
import Fuse from 'fuse.js'

/** Finds the players whose names are like a phrase, best first (rulebook 13.12); null where nothing is searched for. */
export function searchPlayers(cards: readonly BrowserCard[], phrase: string): number[] | null {
  if (phrase.trim() === '') return null
  const fuse = new Fuse(cards, { keys: ['name'], threshold: browserLimits.searchThreshold })
  return fuse.search(phrase.trim()).map(({ item }) => item.playerId)
}

import { type BrowserCard, browserLimits } from '@game/domain'
import Fuse from 'fuse.js'

/** The index of the cards that were searched last, as making it costs more than a search. */
let known: { cards: readonly BrowserCard[]; fuse: Fuse<BrowserCard> } | null = null

function indexOf(cards: readonly BrowserCard[]): Fuse<BrowserCard> {
  if (known?.cards !== cards) {
    const fuse = new Fuse(cards, { keys: ['name'], threshold: browserLimits.searchThreshold })
    known = { cards, fuse }
  }
  return known.fuse
}

/** Finds the players whose names are like a phrase, best first (rulebook 13.12); null where nothing is searched for. */
export function searchPlayers(cards: readonly BrowserCard[], phrase: string): number[] | null {
  if (phrase.trim() === '') return null
  return indexOf(cards)
    .search(phrase.trim())
    .map(({ item }) => item.playerId)
}

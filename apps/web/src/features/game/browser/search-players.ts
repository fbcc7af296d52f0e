import { type BrowserCard, browserLimits } from '@game/domain'
import Fuse from 'fuse.js'

/** The index of the cards that were searched last, kept because building it costs more than a search. */
let lastIndex: { cards: readonly BrowserCard[]; fuse: Fuse<BrowserCard> } | null = null

function indexOf(cards: readonly BrowserCard[]): Fuse<BrowserCard> {
  if (lastIndex?.cards !== cards) {
    const fuse = new Fuse(cards, {
      keys: ['name'],
      threshold: browserLimits.searchThreshold,
      ignoreDiacritics: true,
    })
    lastIndex = { cards, fuse }
  }
  return lastIndex.fuse
}

/** Finds the players whose names resemble a phrase, best match first (rulebook 13.12); null for an empty phrase. */
export function searchPlayers(cards: readonly BrowserCard[], phrase: string): number[] | null {
  if (phrase.trim() === '') return null
  return indexOf(cards)
    .search(phrase.trim())
    .map(({ item }) => item.playerId)
}

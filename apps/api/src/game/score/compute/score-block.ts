import { deckSize, keyplaysPerCard } from '@game/domain'
import { blockSize } from '../../../ground/db/blocks.ts'
import { type FrozenBlock, slotsPerDeck } from '../freeze/frozen-block.ts'
import { unpackNumbers } from '../freeze/packed-numbers.ts'

/** The score of a place without a deck. */
export const noDeck = -1

/** (a x b + half) / divisor in whole numbers, exact for a product of any size. */
function productOver(a: number, b: number, half: number, divisor: number): number {
  const product = a * b + half
  if (product <= Number.MAX_SAFE_INTEGER / 2) return Math.floor(product / divisor)
  return Number((BigInt(a) * BigInt(b) + BigInt(half)) / BigInt(divisor))
}

/**
 * Scores the decks of a block by the formula of the domain's `ScoreWeight` (rulebook 6.14), in hundredths, by place;
 * `noDeck` if there is none. `counts` are those of the phase in the order of its cells, which count from 1.
 */
export function scoreBlock(frozen: FrozenBlock, counts: Float64Array): Float64Array {
  const scores = new Float64Array(blockSize).fill(noDeck)
  const cardOf = openBlock(frozen, counts)
  let deck = 0
  for (let place = frozen.users.indexOf('1'); place >= 0; place = frozen.users.indexOf('1', place + 1)) {
    let score = 0
    for (let card = 0; card < deckSize; card++) score += cardOf(deck, card)
    scores[place] = score
    deck++
  }
  return scores
}

/** Scores the cards of the deck at a place of a block, in hundredths; a missing card has 0. */
export function scoreCards(frozen: FrozenBlock, counts: Float64Array, place: number): number[] {
  const cardOf = openBlock(frozen, counts)
  const deck = frozen.users.slice(0, place).replaceAll('0', '').length
  return Array.from({ length: deckSize }, (_, card) => cardOf(deck, card))
}

/** Unpacks a block; the function scores a card of its decks, which are numbered in the order of places. */
function openBlock(frozen: FrozenBlock, counts: Float64Array): (deck: number, card: number) => number {
  const { weightValues, multValues } = frozen
  const decks = frozen.users.replaceAll('0', '').length
  const cells = unpackNumbers(frozen.cells, decks * slotsPerDeck)
  const weights = unpackNumbers(frozen.weights, decks * slotsPerDeck)
  const mults = unpackNumbers(frozen.mults, decks * deckSize)
  return (deck, card) => {
    let points = 0
    const first = deck * slotsPerDeck + card * keyplaysPerCard
    for (let slot = first; slot < first + keyplaysPerCard; slot++) {
      const count = counts[(cells[slot] as number) - 1] as number
      points += productOver(count, weightValues[weights[slot] as number] as number, 50, 100)
    }
    return productOver(points, multValues[mults[deck * deckSize + card] as number] as number, 5000, 10_000)
  }
}

import { type Deck, deckSize, keyplaysPerCard } from '@game/domain'
import { blockSize } from '../../db/blocks.ts'
import type { PackedDeck } from './packed-deck.ts'

/** Numbers of a frozen deck: slots, three a card, and cards. */
export const slotsPerDeck = deckSize * keyplaysPerCard

/** Frozen decks of up to 1,000 users, as the table `frozen_block` has them. */
export type FrozenBlock = {
  phaseIndex: number
  block: number
  /** A 1 for each place with a deck, else 0; the decks follow in the order of the ones. */
  users: string
  /** Whole numbers, highest byte first: 15 of 32 bits a deck. */
  cells: Uint8Array
  /** 15 of 16 bits a deck: places in `weightValues`. */
  weights: Uint8Array
  /** 5 of 16 bits a deck: places in `multValues`. */
  mults: Uint8Array
  weightValues: number[]
  multValues: number[]
}

/** A deck of a user; `saved_at` is the instant of its last change. */
export type UserDeck = { user_id: number; cards: Deck; saved_at: string }

/** Numbers values in the order in which they are first asked for. */
function numbering() {
  const numbers = new Map<number, number>()
  const numberOf = (value: number): number => {
    const known = numbers.get(value)
    if (known !== undefined) return known
    numbers.set(value, numbers.size)
    return numbers.size - 1
  }
  return { numberOf, values: () => [...numbers.keys()] }
}

/** Packs frozen decks of users of one block, in the order of their ids. */
export function packBlock(
  at: Pick<FrozenBlock, 'phaseIndex' | 'block'>,
  decks: readonly UserDeck[],
  pack: (cards: Deck) => PackedDeck,
): FrozenBlock {
  const users = new Array<string>(blockSize).fill('0')
  const cells = Buffer.alloc(decks.length * slotsPerDeck * 4)
  const weights = Buffer.alloc(decks.length * slotsPerDeck * 2)
  const mults = Buffer.alloc(decks.length * deckSize * 2)
  const [weightNumbers, multNumbers] = [numbering(), numbering()]
  for (const [place, { user_id, cards }] of decks.entries()) {
    users[user_id % blockSize] = '1'
    const deck = pack(cards)
    for (const [slot, cell] of deck.cells.entries())
      cells.writeUInt32BE(cell, (place * slotsPerDeck + slot) * 4)
    for (const [slot, weight] of deck.weights.entries())
      weights.writeUInt16BE(weightNumbers.numberOf(weight), (place * slotsPerDeck + slot) * 2)
    for (const [card, mult] of deck.mults.entries())
      mults.writeUInt16BE(multNumbers.numberOf(mult), (place * deckSize + card) * 2)
  }
  const values = { weightValues: weightNumbers.values(), multValues: multNumbers.values() }
  return { ...at, users: users.join(''), cells, weights, mults, ...values }
}

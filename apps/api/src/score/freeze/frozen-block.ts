import { type Deck, deckSize, keyplaysPerCard } from '@game/domain'
import { blockSize } from '../../db/blocks.ts'
import type { PackedDeck } from './packed-deck.ts'
import { packNumbers } from './packed-numbers.ts'

/** Numbers of a frozen deck: slots, three a card, and cards. */
export const slotsPerDeck = deckSize * keyplaysPerCard

/** Frozen decks of up to 1,000 users, as the table `frozen_block` has them. */
export type FrozenBlock = {
  phaseIndex: number
  block: number
  /** A 1 for each place with a deck, else 0; the decks follow in the order of the ones. */
  users: string
  /** Packed numbers, 15 a deck. */
  cells: Uint8Array
  /** Packed places in `weightValues`, 15 a deck. */
  weights: Uint8Array
  /** Packed places in `multValues`, 5 a deck. */
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
  const cells = new Uint32Array(decks.length * slotsPerDeck)
  const weights = new Uint32Array(decks.length * slotsPerDeck)
  const mults = new Uint32Array(decks.length * deckSize)
  const [weightNumbers, multNumbers] = [numbering(), numbering()]
  for (const [place, { user_id, cards }] of decks.entries()) {
    users[user_id % blockSize] = '1'
    const deck = pack(cards)
    cells.set(deck.cells, place * slotsPerDeck)
    weights.set(deck.weights.map(weightNumbers.numberOf), place * slotsPerDeck)
    mults.set(deck.mults.map(multNumbers.numberOf), place * deckSize)
  }
  return {
    ...at,
    users: users.join(''),
    cells: packNumbers(cells),
    weights: packNumbers(weights),
    mults: packNumbers(mults),
    weightValues: weightNumbers.values(),
    multValues: multNumbers.values(),
  }
}

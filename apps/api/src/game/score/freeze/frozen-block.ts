import { deckSize, keyplaysPerCard } from '@game/domain'
import { blockSize } from '../../../ground/db/blocks.ts'
import { PackedReader } from './packed-cards.ts'
import { type DeckPacker, newPackedDeck } from './packed-deck.ts'
import { usersOf } from './packed-leaves.ts'
import { packNumbers } from './packed-numbers.ts'
import type { PreparedDecks } from './prepared-decks.ts'

/** A frozen deck has three slots per card. */
export const slotsPerDeck = deckSize * keyplaysPerCard

/** Frozen decks of up to 1,000 users, as stored in the table `frozen_block`. */
export type FrozenBlock = {
  phaseIndex: number
  block: number
  /** A 1 for each place with a deck, else 0; the decks follow in the order of the ones. */
  users: string
  /** Packed numbers, 15 per deck. */
  cells: Uint8Array
  /** Packed places in `weightValues`, 15 per deck. */
  weights: Uint8Array
  /** Packed places in `multValues`, 5 per deck. */
  mults: Uint8Array
  weightValues: number[]
  multValues: number[]
  /** A 1 for each place of a user without a deck whom a correction let in (rulebook 3.21). */
  letIn?: string
}

/** Numbers values in the order in which they first occur. */
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

/** Packs frozen decks of users of one block. */
export function packBlock(
  at: Pick<FrozenBlock, 'phaseIndex' | 'block'>,
  decks: PreparedDecks,
  pack: DeckPacker,
): FrozenBlock {
  const users = usersOf(decks.leaves)
  const cards = new PackedReader(decks.cards)
  const cells = new Uint32Array(users.length * slotsPerDeck)
  const weights = new Uint32Array(users.length * slotsPerDeck)
  const mults = new Uint32Array(users.length * deckSize)
  const [weightNumbers, multNumbers] = [numbering(), numbering()]
  const deck = newPackedDeck()
  for (let place = 0; place < users.length; place++) {
    pack(cards, deck)
    cells.set(deck.cells, place * slotsPerDeck)
    for (let slot = 0; slot < slotsPerDeck; slot++)
      weights[place * slotsPerDeck + slot] = weightNumbers.numberOf(deck.weights[slot] as number)
    for (let card = 0; card < deckSize; card++)
      mults[place * deckSize + card] = multNumbers.numberOf(deck.mults[card] as number)
  }
  return {
    phaseIndex: at.phaseIndex,
    block: at.block,
    users: bitsOf(users),
    cells: packNumbers(cells),
    weights: packNumbers(weights),
    mults: packNumbers(mults),
    weightValues: weightNumbers.values(),
    multValues: multNumbers.values(),
  }
}

/** Writes a 1 for each place of a block whose user is in the list, else a 0. */
function bitsOf(users: readonly number[]): string {
  const bits = new Array<string>(blockSize).fill('0')
  for (const user of users) bits[user % blockSize] = '1'
  return bits.join('')
}

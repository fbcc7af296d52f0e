import type { LockFacts } from '@game/domain'
import { type FrozenBlock, packBlock } from './frozen-block.ts'
import { deckPacker } from './packed-deck.ts'
import { type PackedLeaves, withRoot } from './packed-leaves.ts'
import type { ReadBlock } from './read-blocks.ts'

/** A block as it is stored: its frozen decks, and their hashes. */
export type PackedBlock = { frozen: FrozenBlock; hashed: PackedLeaves & { block: number } }

/** Freezes blocks of a phase by its terms. Knows no database. */
export class PartPacker {
  readonly #phaseIndex: number
  readonly #pack: ReturnType<typeof deckPacker>

  constructor(phaseIndex: number, facts: LockFacts) {
    this.#phaseIndex = phaseIndex
    this.#pack = deckPacker(facts)
  }

  pack(part: readonly ReadBlock[]): PackedBlock[] {
    return part.map(({ block, decks }) => ({
      frozen: packBlock({ phaseIndex: this.#phaseIndex, block }, decks, this.#pack),
      hashed: { block, ...withRoot(decks.leaves) },
    }))
  }
}

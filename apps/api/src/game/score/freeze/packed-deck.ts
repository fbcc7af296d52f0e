// Why decks are packed: with a million decks in a phase, each takes 50 bytes instead of 600 of JSON.

import {
  type Deck,
  deckSize,
  freezeDeck,
  keyplaysPerCard,
  type LockFacts,
  type ScoreWeight,
  sleeveMultipliers,
  weightsOf,
} from '@game/domain'
import type { PackedReader } from './packed-cards.ts'

/**
 * A frozen deck as whole numbers: 15 slots, three per card, in the order of its cards and their keyplays (rulebook 6.14).
 */
export type PackedDeck = { cells: number[]; weights: number[]; mults: number[] }

/** Determines where the count of a player's keyplay is among the counts of a phase. */
export type CellMap = { players: readonly number[]; keyplays: readonly number[] }

/** A new packed deck, to be overwritten. */
export const newPackedDeck = (): PackedDeck => ({
  cells: new Array<number>(deckSize * keyplaysPerCard),
  weights: new Array<number>(deckSize * keyplaysPerCard),
  mults: new Array<number>(deckSize),
})

/** Freezes the next deck of packed cards into `into`, overwriting it. */
export type DeckPacker = (cards: PackedReader, into: PackedDeck) => void

/**
 * Freezes decks of a phase by the domain's rules (rulebook 6.12) and packs them. Values that several decks share are calculated
 * once: the weight of a keyplay on a card with certain perks, and the multiplier of a sleeve in this phase.
 */
export function deckPacker(facts: LockFacts): DeckPacker {
  const playerAt = new Map(facts.players.map(({ playerId }, at) => [playerId, at]))
  const keyplayAt = new Map(facts.keyplays.map(({ id }, at) => [id, at]))
  const withoutPerks = new WeightsWithPerks(facts)
  const sleeveMultsOf = sleeveMultipliers(facts)
  const phaseMults = new Map<number, number>()
  /** Counts cells from 1, as Postgres does; an unused slot refers to 1 and weighs 0. */
  return (cards, { cells, weights, mults }) => {
    cells.fill(1)
    weights.fill(0)
    mults.fill(0)
    const known: number[] = []
    const places: (number | null)[] = []
    const many = cards.next()
    for (let place = 0; place < many; place++) {
      const playerId = cards.next()
      let withPerks = withoutPerks
      for (let left = cards.next(); left > 0; left--) withPerks = withPerks.and(cards.next())
      const player = playerAt.get(playerId)
      const manyKeyplays = cards.next()
      if (player !== undefined) {
        known.push(playerId)
        places.push(manyKeyplays > 0 ? place : null)
      }
      for (let slot = place * keyplaysPerCard, end = slot + manyKeyplays; slot < end; slot++) {
        const keyplayId = cards.next()
        const keyplay = keyplayAt.get(keyplayId)
        if (player === undefined || keyplay === undefined) continue
        cells[slot] = player * facts.keyplays.length + keyplay + 1
        weights[slot] = withPerks.weightOf(keyplayId)
      }
    }
    const sleeveMults = sleeveMultsOf(known)
    for (const [n, place] of places.entries()) {
      if (place === null) continue
      const mult = sleeveMults[n] as number
      mults[place] = phaseMults.get(mult) ?? keep(phaseMults, mult, multInPhase(facts, mult))
    }
  }
}

const keep = (values: Map<number, number>, key: number, value: number): number => {
  values.set(key, value)
  return value
}

/** Combines the multiplier of a sleeve with that of the phase. */
function multInPhase(facts: LockFacts, mult: number): number {
  const keyplays = [{ keyplayId: 0, type: 'kill' as const, points: 1 }]
  const card = { playerId: 0, sleeveId: null, mult, keyplays, perks: [] }
  return weightsOf({ phaseMult: facts.phaseMult, cards: [card] })[0]?.mult ?? 0
}

/** The weights of keyplays on a card with certain perks. */
class WeightsWithPerks {
  readonly #facts: LockFacts
  readonly #perks: readonly number[]
  readonly #more = new Map<number, WeightsWithPerks>()
  readonly #weights = new Map<number, number>()

  constructor(facts: LockFacts, perks: readonly number[] = []) {
    this.#facts = facts
    this.#perks = perks
  }

  /** The weights with one more perk. */
  and(perkId: number): WeightsWithPerks {
    const known = this.#more.get(perkId)
    if (known) return known
    const more = new WeightsWithPerks(this.#facts, [...this.#perks, perkId])
    this.#more.set(perkId, more)
    return more
  }

  /** The weight of a keyplay; 0 if the catalogue does not have it. */
  weightOf(keyplayId: number): number {
    return this.#weights.get(keyplayId) ?? keep(this.#weights, keyplayId, this.#weigh(keyplayId))
  }

  #weigh(keyplayId: number): number {
    const perks = this.#perks.map(perkId => ({ perkId, originPhase: 0 }))
    const card = { playerId: 0, keyplays: [keyplayId], perks }
    return weightsOf(freezeDeck([card], { ...this.#facts, sleeves: [] }))[0]?.weight ?? 0
  }
}

/** Restores the weights that the domain scores. */
export const unpackDeck = (cards: Deck, { weights, mults }: Omit<PackedDeck, 'cells'>): ScoreWeight[] =>
  cards.flatMap(({ playerId, keyplays }, card) =>
    keyplays.map((keyplayId, place) => ({
      playerId,
      keyplayId,
      weight: weights[card * keyplaysPerCard + place] ?? 0,
      mult: mults[card] ?? 0,
    })),
  )

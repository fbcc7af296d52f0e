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
import { PackedReader } from './packed-cards.ts'

/**
 * A frozen deck as whole numbers: 15 slots, three a card, in the order of its cards and their keyplays (rulebook 6.14).
 */
export type PackedDeck = { cells: number[]; weights: number[]; mults: number[] }

/** Determines where the count of a player's keyplay is among the counts of a phase. */
export type CellMap = { players: readonly number[]; keyplays: readonly number[] }

/** Answers the value of an input, made once. */
const kept = <Input, Value>(make: (input: Input) => Value) => {
  const values = new Map<Input, Value>()
  return (input: Input): Value => {
    const known = values.get(input)
    if (known !== undefined) return known
    const value = make(input)
    values.set(input, value)
    return value
  }
}

/** A packed deck to be written over. */
export const newPackedDeck = (): PackedDeck => ({
  cells: new Array<number>(deckSize * keyplaysPerCard),
  weights: new Array<number>(deckSize * keyplaysPerCard),
  mults: new Array<number>(deckSize),
})

/** Freezes the next deck of packed cards, over another. */
export type DeckPacker = (cards: PackedReader, into: PackedDeck) => void

/**
 * Freezes decks of a phase by the domain's rules (rulebook 6.12) and packs them. What several decks share is asked of the
 * domain once: the weight of a keyplay on a card with certain perks, the multiplier that a sleeve comes to.
 */
export function deckPacker(facts: LockFacts): DeckPacker {
  const playerAt = new Map(facts.players.map(({ playerId }, at) => [playerId, at]))
  const keyplayAt = new Map(facts.keyplays.map(({ id }, at) => [id, at]))
  const weightsWith = weightsByPerks(facts)
  const sleeveMultsOf = sleeveMultipliers(facts)
  const multOf = multiplierOf(facts)
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
      const keyplays = cards.list()
      const weightOf = weightsWith(cards.listAsText())
      const player = playerAt.get(playerId)
      if (player === undefined) continue
      known.push(playerId)
      places.push(keyplays.length > 0 ? place : null)
      for (let n = 0; n < keyplays.length; n++) {
        const keyplayId = keyplays[n] as number
        const keyplay = keyplayAt.get(keyplayId)
        if (keyplay === undefined) continue
        cells[place * keyplaysPerCard + n] = player * facts.keyplays.length + keyplay + 1
        weights[place * keyplaysPerCard + n] = weightOf(keyplayId)
      }
    }
    const sleeveMults = sleeveMultsOf(known)
    for (const [n, place] of places.entries())
      if (place !== null) mults[place] = multOf(sleeveMults[n] as number)
  }
}

/** Answers the weights of keyplays, by id, on a card with perks that are given as a packed list; 0 of what the catalogue does not have. */
const weightsByPerks = (facts: LockFacts) =>
  kept((packed: string) => {
    const perks = new PackedReader(Buffer.from(packed, 'latin1')).list()
    const card = { playerId: 0, perks: perks.map(perkId => ({ perkId, originPhase: 0 })) }
    return kept((keyplayId: number) => {
      const frozen = freezeDeck([{ ...card, keyplays: [keyplayId] }], { ...facts, sleeves: [] })
      return weightsOf(frozen)[0]?.weight ?? 0
    })
  })

/** Answers what the multiplier of a sleeve comes to with that of the phase. */
const multiplierOf = (facts: LockFacts) =>
  kept((mult: number) => {
    const keyplays = [{ keyplayId: 0, type: 'kill' as const, points: 1 }]
    const card = { playerId: 0, sleeveId: null, mult, keyplays, perks: [] }
    return weightsOf({ phaseMult: facts.phaseMult, cards: [card] })[0]?.mult ?? 0
  })

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

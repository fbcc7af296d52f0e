import {
  type Deck,
  type DeckCard,
  deckSize,
  freezeDeck,
  keyplaysPerCard,
  type LockFacts,
  type ScoreWeight,
  sleeveResultOnDay,
  utcDay,
  weightsOf,
} from '@game/domain'

/**
 * A frozen deck as whole numbers: 15 slots, three a card, in the order of its cards and their keyplays (rulebook 6.14).
 */
export type PackedDeck = { cells: number[]; weights: number[]; mults: number[] }

/** Determines where the count of a player's keyplay is among the counts of a phase. */
export type CellMap = { players: readonly number[]; keyplays: readonly number[] }

/** Answers the value of an input, made once for all that have the same key. */
const kept = <Input, Value>(keyOf: (input: Input) => unknown, make: (input: Input) => Value) => {
  const values = new Map<unknown, Value>()
  return (input: Input): Value => {
    const key = keyOf(input)
    const known = values.get(key)
    if (known !== undefined) return known
    const value = make(input)
    values.set(key, value)
    return value
  }
}

/**
 * Freezes decks of a phase by the domain's rules (rulebook 6.12) and packs them. What several decks share is asked of the
 * domain once: the weights of a card's keyplays with its perks, the multiplier that a sleeve comes to.
 */
export function deckPacker(facts: LockFacts) {
  const players = new Map(facts.players.map((player, at) => [player.playerId, { player, at }]))
  const keyplayAt = new Map(facts.keyplays.map(({ id }, at) => [id, at]))
  const withoutSleeves = { ...facts, sleeves: [] }
  const day = utcDay(facts.lock)
  /** The weight of each keyplay of a card; of what the catalogue does not have, 0. */
  const weightsOfCard = kept(
    ({ keyplays, perks }: DeckCard) => `${keyplays.join()} ${perks.map(perk => perk.perkId).join()}`,
    card => {
      const weights = weightsOf(freezeDeck([card], withoutSleeves))
      return card.keyplays.map(id => weights.find(weight => weight.keyplayId === id)?.weight ?? 0)
    },
  )
  const multOf = kept(
    (mult: number) => mult,
    mult => {
      const keyplays = [{ keyplayId: 0, type: 'kill' as const, points: 1 }]
      const card = { playerId: 0, sleeveId: null, mult, keyplays, perks: [] }
      return weightsOf({ phaseMult: facts.phaseMult, cards: [card] })[0]?.mult ?? 0
    },
  )
  /** Counts from 1, as Postgres does; an unused slot refers to 1 and weighs 0. */
  return (cards: Deck): PackedDeck => {
    const cells = new Array<number>(deckSize * keyplaysPerCard).fill(1)
    const weights = new Array<number>(deckSize * keyplaysPerCard).fill(0)
    const mults = new Array<number>(deckSize).fill(0)
    const known = cards.flatMap(card => players.get(card.playerId)?.player ?? [])
    const sleeves = sleeveResultOnDay(known, facts.sleeves, day)
    for (const [place, card] of cards.entries()) {
      const { playerId, keyplays } = card
      const player = players.get(playerId)
      if (!player || keyplays.length === 0) continue
      mults[place] = multOf(sleeves.mults[playerId] ?? 1)
      const weightsHere = weightsOfCard(card)
      for (const [n, keyplayId] of keyplays.entries()) {
        const keyplay = keyplayAt.get(keyplayId)
        if (keyplay === undefined) continue
        cells[place * keyplaysPerCard + n] = player.at * facts.keyplays.length + keyplay + 1
        weights[place * keyplaysPerCard + n] = weightsHere[n] ?? 0
      }
    }
    return { cells, weights, mults }
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

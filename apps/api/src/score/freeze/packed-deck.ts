import {
  type Deck,
  deckSize,
  type FrozenDeck,
  keyplaysPerCard,
  type LockFacts,
  type ScoreWeight,
  weightsOf,
} from '@game/domain'

/**
 * A frozen deck as whole numbers: 15 slots, three a card, in the order of its cards and their keyplays (rulebook 6.14).
 */
export type PackedDeck = { cells: number[]; weights: number[]; mults: number[] }

/** Determines where the count of a player's keyplay is in a phase's part of the flattened counts. */
export type CellMap = { players: readonly number[]; keyplays: readonly number[] }

export const cellMapOf = (facts: Pick<LockFacts, 'players' | 'keyplays'>): CellMap => ({
  players: facts.players.map(player => player.playerId),
  keyplays: facts.keyplays.map(keyplay => keyplay.id),
})

/** Counts from 1, as Postgres does; an unused slot refers to 1 and weighs 0. */
const cellOf = ({ players, keyplays }: CellMap, { playerId, keyplayId }: ScoreWeight): number =>
  players.indexOf(playerId) * keyplays.length + keyplays.indexOf(keyplayId) + 1

const slots = (size: number, filler: number) => new Array<number>(size).fill(filler)

export function packDeck(cards: Deck, frozen: FrozenDeck, map: CellMap): PackedDeck {
  const cells = slots(deckSize * keyplaysPerCard, 1)
  const weights = slots(deckSize * keyplaysPerCard, 0)
  const mults = slots(deckSize, 0)
  for (const weight of weightsOf(frozen)) {
    if (!map.players.includes(weight.playerId)) continue
    const card = cards.findIndex(each => each.playerId === weight.playerId)
    const slot = card * keyplaysPerCard + (cards[card]?.keyplays.indexOf(weight.keyplayId) ?? 0)
    cells[slot] = cellOf(map, weight)
    weights[slot] = weight.weight
    mults[card] = weight.mult
  }
  return { cells, weights, mults }
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

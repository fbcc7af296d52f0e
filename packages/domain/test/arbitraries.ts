import fc from 'fast-check'
import type {
  Deck,
  FrozenDeck,
  KeyplayCount,
  Move,
  MoveContext,
  SleeveCard,
  SleeveOffer,
} from '../src/index.ts'
import { applyMove, keyplayTypes } from '../src/index.ts'

const playerId = fc.integer({ min: 1, max: 9 })
const keyplayId = fc.integer({ min: 1, max: 6 })
const perkId = fc.integer({ min: 1, max: 5 })

/** A deck of phase 1, as the moves of an open phase could have made it. */
const carried: fc.Arbitrary<Deck> = fc.uniqueArray(
  fc.record({
    playerId,
    keyplays: fc.uniqueArray(keyplayId, { maxLength: 3 }),
    perks: fc.uniqueArray(fc.record({ perkId, originPhase: fc.constant(1) }), {
      maxLength: 3,
      selector: perk => perk.perkId,
    }),
  }),
  { maxLength: 5, selector: card => card.playerId },
)

export const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('add' as const), playerId }) },
  fc.record({ type: fc.constant('remove' as const), playerId }),
  fc.record({ type: fc.constant('reorder' as const), playerA: playerId, playerB: playerId }),
  fc.record({ type: fc.constantFrom('addKeyplay' as const, 'removeKeyplay' as const), playerId, keyplayId }),
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('addPerk' as const, 'removePerk' as const),
      playerId,
      perkId,
    }),
  },
  fc.record({ type: fc.constant('transferPerk' as const), playerA: playerId, playerB: playerId, perkId }),
  fc.record({ type: fc.constant('carryOver' as const), cards: carried }),
)

/** Phase 2, open, with most of the players, keyplays and perks that moves speak of. */
export const moveContext: fc.Arbitrary<MoveContext> = fc.record({
  phaseIndex: fc.constant(2),
  state: fc.constant('open' as const),
  players: fc.uniqueArray(playerId, { minLength: 5 }),
  keyplays: fc.uniqueArray(keyplayId, { minLength: 3 }),
  perks: fc.array(perkId, { maxLength: 8 }),
})

/** What is left of a deck after moves, refused ones skipped. */
export const play = (deck: Deck, moves: readonly Move[], at: MoveContext): Deck =>
  moves.reduce((now, each) => {
    const result = applyMove(now, each, at)
    return result.ok ? result.value : now
  }, deck)

export const playedDeck = fc
  .record({ at: moveContext, moves: fc.array(move, { maxLength: 60 }) })
  .map(({ at, moves }) => ({ at, deck: play([], moves, at) }))

const day = fc
  .integer({ min: 0, max: 40 * 365 })
  .map(days => new Date(Date.UTC(1980, 0, 1) + days * 86_400_000).toISOString().slice(0, 10))

export const sleeveCards: fc.Arbitrary<SleeveCard[]> = fc.uniqueArray(
  fc.record({
    playerId: fc.integer({ min: 1, max: 99 }),
    country: fc.constantFrom('pl', 'pl', 'fr', null),
    birth: fc.option(day),
    roleId: fc.constantFrom(1, 1, 2, 3, null),
    styleId: fc.constantFrom(1, 1, 2, null),
  }),
  { maxLength: 5, selector: card => card.playerId },
)

const hundredth = (min: number, max: number) => fc.integer({ min, max }).map(value => value / 100)

export const sleeveOffers: fc.Arbitrary<SleeveOffer[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    name: fc.string(),
    description: fc.string(),
    mult: hundredth(100, 300),
  }),
  { selector: sleeve => sleeve.id, minLength: 4 },
)

const type = fc.constantFrom(...keyplayTypes)

export const frozenDeck: fc.Arbitrary<FrozenDeck> = fc.record({
  phaseMult: hundredth(50, 300),
  cards: fc.uniqueArray(
    fc.record({
      playerId: fc.integer({ min: 1, max: 8 }),
      sleeveId: fc.constant(null),
      mult: hundredth(100, 300),
      keyplays: fc.uniqueArray(
        fc.record({ keyplayId: fc.integer({ min: 1, max: 20 }), type, points: hundredth(0, 50_000) }),
        { maxLength: 3, selector: keyplay => keyplay.keyplayId },
      ),
      perks: fc.uniqueArray(
        fc.record({
          perkId: fc.integer({ min: 1, max: 20 }),
          mult: hundredth(0, 200),
          keyplayType: fc.option(type),
        }),
        { maxLength: 3, selector: perk => perk.perkId },
      ),
    }),
    { maxLength: 5, selector: card => card.playerId },
  ),
})

export const counts: fc.Arbitrary<KeyplayCount[]> = fc.uniqueArray(
  fc.record({
    playerId: fc.integer({ min: 1, max: 8 }),
    keyplayId: fc.integer({ min: 1, max: 20 }),
    count: fc.integer({ min: 0, max: 200 }),
  }),
  { maxLength: 120, selector: ({ playerId, keyplayId }) => `${playerId}-${keyplayId}` },
)

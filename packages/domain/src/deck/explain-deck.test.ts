import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playedDeck } from '../../test/arbitraries.ts'
import { refusalCodes } from '../shared/refusal.ts'
import { isLegalDeck } from './deck.ts'
import { type DeckContext, explainDeck } from './explain-deck.ts'

const phase: DeckContext = {
  phaseIndex: 2,
  players: [1, 2, 3, 4, 5, 6],
  keyplays: [1, 2, 3, 4],
  perks: [7, 8, 8, 9, 10],
}

const card = (
  playerId: number,
  keyplays: number[] = [],
  ...perks: [perkId: number, originPhase: number][]
) => ({
  playerId,
  keyplays,
  perks: perks.map(([perkId, originPhase]) => ({ perkId, originPhase })),
})

/** Code, card, and the keyplay or perk of each fault. */
const explained = (deck: unknown, at: DeckContext = phase) =>
  explainDeck(deck, at).map(({ rule, card, keyplayId, perkId }) => [rule, card, keyplayId ?? perkId])

describe('a whole deck is explained', () => {
  it('with every fault of every card, not only the first (rulebook 4.2, 4.8, 4.9, 4.10)', () => {
    const deck = [
      card(9, [1, 1, 5, 2, 3, 4], [7, 2], [9, 2]),
      card(1, [], [7, 2], [6, 2], [9, 1], [9, 2]),
      card(1, [], [7, 1], [8, 1], [9, 1], [10, 2]),
    ]
    expect(explained(deck)).toEqual([
      ['PLAYER_NOT_IN_PHASE', 1, null],
      ['KEYPLAY_ALREADY_ON_CARD', 1, 1],
      ['KEYPLAY_UNKNOWN', 1, 5],
      ['KEYPLAYS_FULL', 1, 4],
      ['PERK_SUPPLY_USED', 2, 7],
      ['PERK_NOT_IN_PHASE', 2, 6],
      ['PERK_ALREADY_ON_CARD', 2, 9],
      ['CARD_ALREADY_IN_DECK', 3, null],
      ['PERKS_FULL', 3, 10],
    ])
  })

  it('with each card beyond the fifth (rulebook 4.2)', () => {
    expect(explained([1, 2, 3, 4, 5, 6].map(id => card(id)))).toEqual([['DECK_FULL', 6, null]])
  })

  it('without using supply for a carried perk, which cannot come from a later phase (rulebook 4.12)', () => {
    expect(explained([card(1, [], [9, 1]), card(2, [], [9, 2])])).toEqual([])
    expect(explained([card(1, [], [9, 3])])).toEqual([['PERK_NOT_IN_PHASE', 1, 9]])
  })

  it('with the state of the phase if it is given (rulebook 4.4, 4.13)', () => {
    expect(explained([card(9)], { ...phase, state: 'locked_in' })).toEqual([
      ['PHASE_NOT_OPEN', null, null],
      ['PLAYER_NOT_IN_PHASE', 1, null],
    ])
    expect(explained([], { ...phase, state: 'open', late: true })).toEqual([['JOIN_TOO_LATE', null, null]])
  })

  it.each([
    ['no list', { playerId: 1 }, 'VALUE_INVALID', 'deck'],
    ['nothing', undefined, 'VALUE_MISSING', 'deck'],
    ['a card without keyplays', [{ playerId: 1, perks: [] }], 'VALUE_MISSING', 'deck[0].keyplays'],
    ['a player id as text', [card(1), { ...card(2), playerId: '2' }], 'VALUE_INVALID', 'deck[1].playerId'],
    ['a perk as number', [{ ...card(1), perks: [7] }], 'VALUE_INVALID', 'deck[0].perks[0]'],
  ])('by its first wrong field if it is no deck: %s', (_what, deck, rule, field) => {
    const nowhere = { card: null, playerId: null, keyplayId: null, perkId: null }
    expect(explainDeck(deck, phase)).toEqual([{ rule, facts: { field }, ...nowhere }])
  })
})

it('a deck that moves made has no faults (rulebook 4.3)', () => {
  fc.assert(
    fc.property(playedDeck, ({ at, deck }) => {
      const carried = deck.flatMap(({ keyplays }) => keyplays)
      expect(explainDeck(deck, { ...at, keyplays: [...at.keyplays, ...carried] })).toEqual([])
    }),
  )
})

it('finds a fault in each illegal deck, and none in a legal one of known things (rulebook 4.2)', () => {
  const small = fc.integer({ min: 1, max: 4 })
  const anyCard = fc.record({
    playerId: fc.integer({ min: 1, max: 6 }),
    keyplays: fc.array(small, { maxLength: 4 }),
    perks: fc.array(fc.record({ perkId: small, originPhase: fc.constant(1) }), { maxLength: 4 }),
  })
  fc.assert(
    fc.property(fc.array(anyCard, { maxLength: 6 }), deck => {
      const faults = explainDeck(deck, phase)
      expect(faults.length === 0).toBe(isLegalDeck(deck))
      for (const { rule } of faults) expect(refusalCodes).toContain(rule)
    }),
  )
})

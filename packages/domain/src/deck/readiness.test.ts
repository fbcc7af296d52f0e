import { describe, expect, test } from 'vitest'
import type { DeckCard } from './deck.ts'
import { deckReadiness, isIdlePerk, nextDeckStep } from './readiness.ts'

const card = (playerId: number, keyplays = [1, 2, 3], perks: DeckCard['perks'] = []): DeckCard => ({
  playerId,
  keyplays,
  perks,
})
const five = [1, 2, 3, 4, 5].map(id => card(id))

describe('how complete a deck is (rulebook 13.58)', () => {
  test('five cards with three keyplays each are ready, with any perks left', () => {
    expect(deckReadiness(five, [3, 3], 1)).toEqual({ cards: 5, keyplays: 15, perksLeft: 2, isReady: true })
  })

  test.each([
    ['a card is missing', five.slice(1)],
    ['a keyplay is missing', [...five.slice(1), card(9, [1, 2])]],
  ])('where %s it is not', (_what, deck) => {
    expect(deckReadiness(deck, [], 1).isReady).toBe(false)
  })

  test('a carried perk leaves the supply as it is', () => {
    const perks = [{ perkId: 3, originPhase: 1 }]
    expect(deckReadiness([card(1, [], perks)], [3, 5], 2).perksLeft).toBe(2)
    expect(deckReadiness([card(1, [], perks)], [3, 5], 1).perksLeft).toBe(1)
  })
})

test.each([
  ['two cards are missing', five.slice(2), [3], { missing: 'cards', left: 2 }],
  [
    'keyplays are missing',
    [card(1), ...[2, 3, 4, 5].map(id => card(id, [1]))],
    [3],
    { missing: 'keyplays', left: 2, playerId: 2 },
  ],
  ['perks are left', five, [3, 5], { missing: 'perks', left: 2 }],
  [
    'perks are left, but no card has room',
    five.map(each =>
      card(
        each.playerId,
        [1, 2, 3],
        [1, 2, 4].map(perkId => ({ perkId, originPhase: 1 })),
      ),
    ),
    [3],
    null,
  ],
  ['nothing is missing', five, [], null],
] as const)('where %s, the next step of a deck says so (rulebook 13.58)', (_what, deck, rolled, step) => {
  expect(nextDeckStep(deck, rolled, 1)).toEqual(step)
})

test.each([
  [null, [], false],
  ['utility', ['utility', 'kill'], false],
  ['utility', ['kill'], true],
  ['kill', [], true],
] as const)(
  'a perk for %s on a card with %j keyplays does nothing: %s (rulebook 13.59)',
  (keyplayType, types, idle) => {
    expect(isIdlePerk({ keyplayType }, types)).toBe(idle)
  },
)

import { describe, expect, test } from 'vitest'
import type { DeckCard } from './deck.ts'
import { deckReadiness, isIdlePerk } from './readiness.ts'

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

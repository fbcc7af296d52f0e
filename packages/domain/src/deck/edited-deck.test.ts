import { expect, test } from 'vitest'
import type { Deck } from './deck.ts'
import { withinSupply } from './edited-deck.ts'

const deck: Deck = [
  { playerId: 1, keyplays: [], perks: [{ perkId: 7, originPhase: 2 }] },
  {
    playerId: 2,
    keyplays: [],
    perks: [
      { perkId: 7, originPhase: 2 },
      { perkId: 7, originPhase: 1 },
    ],
  },
]

test('a roll with all placed perks returns the same deck object, so that no change is announced (rulebook 4.15)', () => {
  expect(withinSupply(deck, [7, 7], 2)).toBe(deck)
})

test('a smaller roll takes perks from the last card first, and never a carried perk', () => {
  expect(withinSupply(deck, [7], 2).map(card => card.perks)).toEqual([
    [{ perkId: 7, originPhase: 2 }],
    [{ perkId: 7, originPhase: 1 }],
  ])
})

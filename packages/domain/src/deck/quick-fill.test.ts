import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deckSize } from '../shared/vocabulary.ts'
import type { Deck } from './deck.ts'
import { applyMove, type MoveContext } from './move.ts'
import { quickFill } from './quick-fill.ts'

const phase: MoveContext = {
  phaseIndex: 1,
  state: 'open',
  players: [1, 2, 3, 4, 5, 6, 7],
  keyplays: [11, 12, 13, 14],
  perks: [],
}
const all = phase.players.map(playerId => ({ playerId, keyplays: phase.keyplays }))
const filled = (deck: Deck, candidates = all, context = phase): Deck =>
  quickFill(deck, candidates, context).reduce<Deck>((before, move) => {
    const after = applyMove(before, move, context)
    if (!after.ok) throw new Error(after.rule)
    return after.value
  }, deck)

test('an empty deck gets the first five candidates with their first three keyplays (rulebook 4.21)', () => {
  expect(filled([])).toEqual(
    [1, 2, 3, 4, 5].map(playerId => ({ playerId, keyplays: [11, 12, 13], perks: [] })),
  )
})

test('what is in the deck stays, whatever it is, and every move is allowed (rulebook 4.21)', () => {
  const cards = fc.uniqueArray(fc.constantFrom(...phase.players), { maxLength: deckSize })
  const keyplays = fc.uniqueArray(fc.constantFrom(...phase.keyplays), { maxLength: 3 })
  const decks = cards.chain(ids =>
    fc.tuple(...ids.map(playerId => keyplays.map(own => ({ playerId, keyplays: own, perks: [] })))),
  )
  fc.assert(
    fc.property(decks, fc.subarray(all), (deck, candidates) => {
      const after = filled(deck, candidates)
      expect(after.length).toBeLessThanOrEqual(deckSize)
      for (const [place, card] of deck.entries()) {
        expect(after[place]?.playerId).toBe(card.playerId)
        expect(after[place]?.keyplays.slice(0, card.keyplays.length)).toEqual(card.keyplays)
      }
    }),
  )
})

test('nothing is filled while the phase is not open, or without candidates (rulebook 4.21)', () => {
  expect(quickFill([], all, { ...phase, state: 'locked_in' })).toEqual([])
  expect(quickFill([], [], phase)).toEqual([])
})

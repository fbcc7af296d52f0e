import { expect, it } from 'vitest'
import { applyMove, InvalidInputError, type Move, ranking, scoreDeck } from '../src/index.ts'

it('a price that is not a number throws and is not counted (rulebook 6.1)', () => {
  const keyplays = [{ keyplayId: 6, type: 'kill' as const, points: Number.NaN }]
  const deck = { phaseMult: 1, cards: [{ playerId: 7, sleeveId: null, mult: 1, keyplays, perks: [] }] }
  expect(() => scoreDeck(deck, [{ playerId: 7, keyplayId: 6, count: 1 }])).toThrow(InvalidInputError)
})

it('a score that is not a number throws and is not ranked first (rulebook 6.1)', () => {
  const scores = [1, Number.NaN].map((score, at) => ({ userId: at, username: `user_${at}`, score }))
  expect(() => ranking(scores)).toThrow(InvalidInputError)
  expect(() => ranking(scores.slice(1))).toThrow(InvalidInputError)
})

it('a move of an unknown type throws and is not ignored', () => {
  const context = { phaseIndex: 1, state: 'open', players: [7], keyplays: [], perks: [] } as const
  const steal: Move = JSON.parse('{ "type": "steal", "playerId": 7 }')
  expect(() => applyMove([], steal, context)).toThrow(InvalidInputError)
})

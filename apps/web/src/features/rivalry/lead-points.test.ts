import type { LeadMove } from '@game/domain'
import { expect, test } from 'vitest'
import { leadPoints, pointOf } from './lead-points.ts'

const map = (id: string, round = 0) => ({
  id,
  map: 'de_nuke',
  number: '',
  match: '',
  byRound: true,
  running: round > 0,
  round,
})
const move = (mapId: string | null, round: number | null, lead: number): LeadMove => ({
  mapId,
  round,
  kill: null,
  parts: [],
  swing: 0,
  lead,
})

test('a round without a move keeps the lead; of several moves in a round the last counts (rulebook 22.5)', () => {
  const moves = [move('a', 2, 10), move('a', 2, 30), move('a', 4, -5), move('a', null, 0)]
  expect(leadPoints([map('a')], moves).map(({ round, lead }) => [round, lead])).toEqual([
    [0, 0],
    [1, 0],
    [2, 30],
    [3, 30],
    [4, -5],
    [null, 0],
  ])
})

test('a map of a file is one step, and what no map shows the last one (rulebook 22.4, 22.6)', () => {
  const moves = [move('a', null, 40), move(null, null, 52)]
  const points = leadPoints([map('a')], moves)
  expect(points.map(({ mapId, lead }) => [mapId, lead])).toEqual([
    [null, 0],
    ['a', 40],
    [null, 52],
  ])
  expect(moves.map(each => pointOf(points, each))).toEqual([1, 2])
})

test('a move in the middle of a round is on the line to the next point', () => {
  const moves = [move('a', 1, -40), move('a', 2, 0), move('a', 2, 40)]
  const points = leadPoints([map('a')], moves)
  expect(moves.map(each => pointOf(points, each))).toEqual([1, 1.5, 2])
})

test('a running map goes up to its newest round, also without a move there', () => {
  expect(leadPoints([map('a', 3)], [move('a', 1, 7)]).map(({ lead }) => lead)).toEqual([0, 7, 7, 7])
})

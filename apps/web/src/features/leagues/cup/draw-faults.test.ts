import { closeLeague, drawnOrder } from '@game/domain'
import { expect, test } from 'vitest'
import { drawFaults } from './draw-faults.ts'

const root = '9f3c'.repeat(16)
const closing = closeLeague([12, 7, 31, 4], root)
const order = drawnOrder(closing)

test('a draw that follows from its closing has no fault (rulebook 19.16)', () => {
  expect(drawFaults(closing, order, root)).toEqual([])
})

test('another order, another seed and a root that the chain does not have are found (rulebook 19.16)', () => {
  expect(drawFaults(closing, order.toReversed(), root)).toEqual(['order'])
  expect(drawFaults({ ...closing, seed: 'a'.repeat(64) }, order, root)).toEqual(['seed'])
  expect(drawFaults(closing, order, undefined)).toEqual(['root'])
  expect(drawFaults({ ...closing, members: '4,7,12,32' }, order, root)).toEqual(['seed', 'order'])
})

import { expect, test } from 'vitest'
import { keyplayOf, keyplaysOfType } from './keyplay-of.ts'

const keyplay = (id: number, points: number, name = `keyplay ${id}`) => ({
  id,
  name,
  namePl: null,
  points,
  type: 'kill' as const,
  revision: '',
})

test('a keyplay without a name shows the text undefined; a missing one has 0 points (rulebook 13.34)', () => {
  const catalogue = [keyplay(1, 40, '')]
  expect(keyplayOf(catalogue, 1)).toMatchObject({ name: 'undefined', points: 40 })
  expect(keyplayOf(catalogue, 2)).toMatchObject({ name: 'undefined', points: 0, type: null })
})

test('the keyplays of a type are sorted by points ascending (rulebook 13.16)', () => {
  const catalogue = [keyplay(1, 40), keyplay(2, 4), keyplay(3, 300)]
  expect(keyplaysOfType(catalogue, 'kill').map(({ id }) => id)).toEqual([2, 1, 3])
})

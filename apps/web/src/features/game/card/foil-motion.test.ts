import { expect, test } from 'vitest'
import { lightOf } from './foil-motion.ts'

const rest = { beta: 40, gamma: -5 }

test.each([
  ['held as at first', { beta: 40, gamma: -5 }, { x: 0.5, y: 0.5 }],
  ['turned to the right', { beta: 40, gamma: 7 }, { x: 0.75, y: 0.5 }],
  ['turned away', { beta: 28, gamma: -5 }, { x: 0.5, y: 0.25 }],
  ['turned far', { beta: 179, gamma: -89 }, { x: 0, y: 1 }],
])('the light on a device %s (rulebook 13.74)', (_, held, light) => {
  expect(lightOf(held, rest)).toEqual(light)
})

import { expect, test } from 'vitest'
import { Typed } from './form-values.ts'

const typed = new Typed({ name: '  ZywOo ', points: '1,5', empty: ' ', word: 'x', players: [3, 1] })

test('typed values are converted to the values that the calls take', () => {
  expect(typed.text('name')).toBe('ZywOo')
  expect(typed.number('points')).toBe(1.5)
  expect(typed.ids('players')).toEqual([3, 1])
})

test('a value that is empty, not a number or absent is missing', () => {
  expect(typed.text('empty')).toBeUndefined()
  expect(typed.text('nothing')).toBeUndefined()
  expect(typed.number('word')).toBeUndefined()
  expect(typed.ids('name')).toEqual([])
})

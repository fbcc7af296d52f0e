import { expect, test } from 'vitest'
import { countedValue } from './counted-value.ts'

/** What a counter shows one after another on its way. */
function shownOnTheWay(from: number, to: number, springs: readonly number[]): number[] {
  let shown = from
  return springs.map(now => {
    shown = countedValue(shown, now, to)
    return shown
  })
}

test('a counter runs up in whole numbers, never steps back, and rests on the exact value (rulebook 13.41)', () => {
  expect(shownOnTheWay(0, 456.75, [0.4, 120.9, 455.6, 456.7, 456.75])).toEqual([0, 120, 455, 456, 456.75])
  expect(shownOnTheWay(664.5, 700.25, [664.6, 665.2, 700.24, 700.25])).toEqual([664.5, 665, 700, 700.25])
})

test('it runs down likewise', () => {
  expect(shownOnTheWay(456.75, 120.5, [456.7, 300.2, 120.6, 120.5])).toEqual([456.75, 301, 121, 120.5])
})

test('a spring that swings past its end, or is sent back on its way, does not step back', () => {
  expect(shownOnTheWay(0, 10, [9.2, 10.6, 10.1, 10])).toEqual([9, 10, 10, 10])
  expect(countedValue(300, 301.4, 200), 'turned round while still moving up').toBe(300)
})

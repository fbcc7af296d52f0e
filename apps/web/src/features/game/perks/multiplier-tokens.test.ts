import { expect, test } from 'vitest'
import { multiplierTokens } from './multiplier-tokens.ts'

const tokens = (text: string) =>
  multiplierTokens(text)
    .filter(part => part.token)
    .map(part => part.text)

test.each([
  ['Every keyplay of the card pays x1.5.', ['x1.5']],
  ['x2 for kills, x1,25 for the rest', ['x2', 'x1,25']],
  ['Zagrania na tej karcie: punkty ×1,05.', ['×1,05']],
  ['The box holds max10 and pixels', []],
  ['', []],
])('the multiplier tokens of "%s" stand out (rulebook 13.17)', (text, found) => {
  expect(tokens(text)).toEqual(found)
})

test('the parts together are the whole description', () => {
  const text = 'Pays x1.5, then x2.'
  expect(
    multiplierTokens(text)
      .map(part => part.text)
      .join(''),
  ).toBe(text)
})

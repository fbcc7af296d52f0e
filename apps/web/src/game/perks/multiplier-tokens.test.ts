import { expect, test } from 'vitest'
import { multiplierTokens } from './multiplier-tokens.ts'

const tokens = (text: string) =>
  multiplierTokens(text)
    .filter(piece => piece.token)
    .map(piece => piece.text)

test.each([
  ['Every keyplay of the card pays x1.5.', ['x1.5']],
  ['x2 for kills, x1,25 for the rest', ['x2', 'x1,25']],
  ['Zagrania na tej karcie: punkty ×1,05.', ['×1,05']],
  ['The box holds max10 and pixels', []],
  ['', []],
])('the multiplier tokens of "%s" stand out (rulebook 13.17)', (text, found) => {
  expect(tokens(text)).toEqual(found)
})

test('nothing of the description is lost', () => {
  const text = 'Pays x1.5, then x2.'
  expect(
    multiplierTokens(text)
      .map(piece => piece.text)
      .join(''),
  ).toBe(text)
})

import { expect, test } from 'vitest'
import { shareWords } from './words.ts'

test('a picture shows shares of decks in whole percents, points with two decimals at most (rulebook 4.20, 13.41)', () => {
  expect([shareWords.en.percent(0.188), shareWords.en.number(87_641.41)]).toEqual(['19%', '87,641.41'])
})

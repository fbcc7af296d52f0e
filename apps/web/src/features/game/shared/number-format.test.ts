import { expect, test } from 'vitest'
import { formatSum } from './number-format.ts'

test('a sum names points, multipliers and score in one line (rulebook 13.41)', () => {
  expect(formatSum(20.3, [1, 3], 60.9, 'en')).toBe('20.3 ×3 = 60.9')
  expect(formatSum(20.3, [1.25, 3], 76.13, 'pl')).toBe('20,3 ×1,25 ×3 = 76,13')
  expect(formatSum(20.3, [1, 1], 20.3, 'en')).toBe('20.3')
})

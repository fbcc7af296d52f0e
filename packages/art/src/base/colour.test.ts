import { describe, expect, test } from 'vitest'
import { lightness, mix } from './colour.ts'

describe('colours', () => {
  test.each(['#000000', '#ffffff', '#ffd21a', '#0a1636', '#17b573'])(
    '%s mixed with nothing stays itself',
    colour => {
      expect(mix(colour, '#7c4dff', 0)).toBe(colour)
      expect(mix('#7c4dff', colour, 1)).toBe(colour)
    },
  )

  test('the mixture of black and white in equal parts is the grey that looks half as light', () => {
    expect(lightness(mix('#000000', '#ffffff', 0.5))).toBeCloseTo(0.5, 2)
    expect(lightness('#ffd21a')).toBeGreaterThan(lightness('#2f6bff'))
  })
})

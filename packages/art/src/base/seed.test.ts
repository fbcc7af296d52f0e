import { describe, expect, test } from 'vitest'
import { between, pick, share } from './seed.ts'

const keys = Array.from({ length: 3000 }, (_, index) => `team${index}`)

describe('what a key draws', () => {
  test('is the same on every machine', () => {
    expect(share('spirit', 'motif')).toBe(share('spirit', 'motif'))
    expect(Math.floor(share('spirit', 'motif') * 0x1_0000_0000)).toBe(1467864861)
  })

  test('differs by trait', () => {
    expect(share('spirit', 'motif')).not.toBe(share('spirit', 'frame'))
  })

  test('spreads evenly over a list', () => {
    const drawn = keys.map(key => pick(key, 'face', ['oval', 'square', 'slim', 'broad', 'heart', 'long']))
    for (const face of new Set(drawn)) {
      expect(Math.abs(drawn.filter(one => one === face).length - 500)).toBeLessThan(90)
    }
    expect(new Set(drawn).size).toBe(6)
  })

  test('stays within its range', () => {
    for (const key of keys) {
      const value = between(key, 'tilt', -3, 3)
      expect(value).toBeGreaterThanOrEqual(-3)
      expect(value).toBeLessThan(3)
    }
  })
})

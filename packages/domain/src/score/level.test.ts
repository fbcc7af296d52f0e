import fc from 'fast-check'
import { expect, it } from 'vitest'
import { levelOf, xpForLevel } from './level.ts'

it('stays at a level from its first XP to the last one before the next level (rulebook 9.15)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), xp => {
      const { level, from, to, missing } = levelOf(xp)
      expect(from).toBe(xpForLevel(level - 1))
      expect(from <= xp && xp < to).toBe(true)
      expect(xp + missing).toBe(to)
    }),
  )
})

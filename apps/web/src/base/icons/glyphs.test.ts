import { keyplays, perkRarities } from '@game/domain'
import { describe, expect, test } from 'vitest'
import type { Glyph } from './glyph.ts'
import { keyplayGlyphs } from './keyplay-icon.tsx'
import { typeGlyphs } from './keyplay-type-icon.tsx'
import { perkGlyphs } from './perk-icon.tsx'
import { phaseStateGlyphs } from './phase-state-icon.tsx'
import { roleGlyphs } from './role-icon.tsx'
import { signGlyphs } from './sign-icon.tsx'
import { sleeveGlyphs } from './sleeve-icon.tsx'
import { styleGlyphs } from './style-icon.tsx'

const ids = (glyphs: Record<number, Glyph>) => Object.keys(glyphs).map(Number)
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

describe('icons', () => {
  test('every keyplay of the table has an icon, and only 18 and 19 share one (rulebook 7.16)', () => {
    expect(ids(keyplayGlyphs)).toEqual(keyplays.map(({ id }) => id))
    expect(keyplayGlyphs[18]).toBe(keyplayGlyphs[19])
    expect(new Set(Object.values(keyplayGlyphs)).size).toBe(keyplays.length - 1)
  })

  test('every perk rarity of 1 to 11, sleeve of 1 to 8, role and style has an icon', () => {
    expect(ids(perkGlyphs)).toEqual(upTo(perkRarities.last))
    expect(ids(sleeveGlyphs)).toEqual(upTo(8))
    expect(ids(roleGlyphs)).toEqual(upTo(3))
    expect(ids(styleGlyphs)).toEqual(upTo(2))
  })

  test('no two icons are the same', () => {
    const drawn = [
      keyplayGlyphs,
      perkGlyphs,
      sleeveGlyphs,
      roleGlyphs,
      styleGlyphs,
      signGlyphs,
      typeGlyphs,
      phaseStateGlyphs,
    ].flatMap(glyphs => Object.values(glyphs))
    const distinct = new Set(drawn.map(glyph => JSON.stringify(glyph)))
    expect(distinct.size).toBe(drawn.length - 1)
  })

  test('every path stays within the grid of 24', () => {
    const drawn = [keyplayGlyphs, perkGlyphs, sleeveGlyphs, roleGlyphs, styleGlyphs, signGlyphs].flatMap(
      glyphs => Object.values(glyphs),
    )
    for (const { line = '', tone = '', solid = '' } of drawn) {
      for (const number of `${line} ${tone} ${solid}`.match(/\d+(\.\d+)?/g) ?? []) {
        expect(Number(number)).toBeLessThanOrEqual(24)
      }
    }
  })
})

import { keyplayIconIds, perkRarities } from '@game/domain'
import { describe, expect, test } from 'vitest'
import type { Glyph } from './glyph.ts'
import { keyplayGlyphs } from './keyplay-glyphs.ts'
import { perkGlyphs } from './perk-glyphs.ts'
import { phaseStateGlyphs } from './phase-state-glyphs.ts'
import { roleGlyphs } from './role-glyphs.ts'
import { sleeveGlyphs } from './sleeve-glyphs.ts'
import { styleGlyphs } from './style-glyphs.ts'
import { typeGlyphs } from './type-glyphs.ts'

const ids = (glyphs: Record<number, Glyph>) => Object.keys(glyphs).map(Number)
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

describe('icons', () => {
  test('every keyplay of 1 to 20 has one, and only 18 and 19 share it (player.md 3)', () => {
    expect(ids(keyplayGlyphs)).toEqual(upTo(keyplayIconIds.last))
    expect(keyplayGlyphs[18]).toBe(keyplayGlyphs[19])
    expect(new Set(Object.values(keyplayGlyphs)).size).toBe(keyplayIconIds.last - 1)
  })

  test('every perk rarity of 1 to 11, sleeve of 1 to 8, role and style has one', () => {
    expect(ids(perkGlyphs)).toEqual(upTo(perkRarities.last))
    expect(ids(sleeveGlyphs)).toEqual(upTo(8))
    expect(ids(roleGlyphs)).toEqual(upTo(3))
    expect(ids(styleGlyphs)).toEqual(upTo(2))
  })

  test('no two are drawn alike', () => {
    const drawn = [
      keyplayGlyphs,
      perkGlyphs,
      sleeveGlyphs,
      roleGlyphs,
      styleGlyphs,
      typeGlyphs,
      phaseStateGlyphs,
    ].flatMap(glyphs => Object.values(glyphs))
    const distinct = new Set(drawn.map(glyph => JSON.stringify(glyph)))
    expect(distinct.size).toBe(drawn.length - 1)
  })

  test('every path keeps to the grid of 24', () => {
    const drawn = [keyplayGlyphs, perkGlyphs, sleeveGlyphs, roleGlyphs, styleGlyphs].flatMap(glyphs =>
      Object.values(glyphs),
    )
    for (const { line = '', tone = '', solid = '' } of drawn) {
      for (const number of `${line} ${tone} ${solid}`.match(/\d+(\.\d+)?/g) ?? []) {
        expect(Number(number)).toBeLessThanOrEqual(24)
      }
    }
  })
})

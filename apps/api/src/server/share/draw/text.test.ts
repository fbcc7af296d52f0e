import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { afterEach, expect, test, vi } from 'vitest'
import { fontFor } from './fonts.ts'
import { words } from './text.ts'

const boxOf = (text: string) =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200">${text}</svg>`, {
    font: fontFor(text),
  }).getBBox()

test('emoji and flags are left out, and letters next to them stay (rulebook 23.4)', () => {
  const drawn = (text: string) =>
    />(.*)<\/text>/.exec(words(text, { x: 0, y: 0, width: 4000 }, { size: 20 }))?.[1]
  expect(drawn('Baltic Masters 🏆 2026')).toBe('Baltic Masters 2026')
  expect(drawn('🇵🇱 بطل 👩‍🚀 1️⃣ © #1')).toBe('بطل 1 #1')
})

/** The pixels of a text, as a picture shows it. */
const pixelsOf = (text: string, width = 700) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="60">${words(text, { x: 5, y: 45, width: width - 10 }, { size: 40 })}</svg>`
  return new Resvg(svg, { font: fontFor(svg) }).render().pixels
}
const inkOf = (pixels: Buffer) => pixels.filter((value, at) => at % 4 === 3 && value > 128).length

test.each([
  ['Polish', 'Zażółć', 'Gęślą'],
  ['Arabic', 'بطولة', 'الأصدقاء'],
  ['Hebrew', 'אליפות', 'העולם'],
])(
  'a name in %s has its letters, and the same ink with emoji and flags before, in and after it (rulebook 23.4)',
  (_script, first, second) => {
    const name = pixelsOf(`${first} ${second}`)
    for (const sign of ['🏆', '👩‍🚀', '🇵🇱', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣'.slice(1)])
      for (const written of [
        `${sign} ${first} ${second}`,
        `${first} ${sign} ${second}`,
        `${first} ${second} ${sign}`,
        `${sign}${first}${sign} ${second}${sign}`,
      ])
        expect(pixelsOf(written).equals(name), written).toBe(true)
    const box = pixelsOf('张', 60)
    expect(inkOf(box)).toBeGreaterThan(50)
    for (const letter of first + second) {
      const drawn = pixelsOf(letter, 60)
      expect([letter, inkOf(drawn) > 50, drawn.equals(box)]).toEqual([letter, true, false])
    }
  },
)

test.each([
  ['Latin', 'W'.repeat(60), 'end'],
  ['Arabic', 'بطولة الأصدقاء الكبرى لهذا العام كله '.repeat(3), 'start'],
  ['Hebrew', 'אליפות העולם בקאונטר סטרייק לנצח נצח '.repeat(3), 'start'],
])('a cut name in %s has its ellipsis where it would go on (rulebook 23.4)', async (_script, text, side) => {
  const svg = words(text, { x: 10, y: 60, width: 380 }, { size: 40 })
  const { pixels, width } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100">${svg}</svg>`,
    { font: fontFor(svg) },
  ).render()
  const inked = Array.from({ length: pixels.length / 4 }, (_, at) => at).filter(
    at => (pixels[at * 4 + 3] ?? 0) > 128,
  )
  const columns = inked.map(at => at % width)
  const [left, right] = [Math.min(...columns), Math.max(...columns)]
  /** How high the ink of some columns is: that of three dots is a few pixels. */
  const heightOf = (from: number) => {
    const rows = inked.flatMap(at =>
      at % width >= from && at % width < from + 16 ? [Math.floor(at / width)] : [],
    )
    return Math.max(...rows) - Math.min(...rows)
  }
  const areDots = { start: heightOf(left) < 8, end: heightOf(right - 15) < 8 }
  expect(areDots).toEqual({ start: side === 'start', end: side === 'end' })
})

test.each([
  'W'.repeat(24),
  'ola_gra',
  'Wielka liga przyjaciół z Wrocławia',
  'אליפות העולם בקאונטר סטרייק לנצח נצח',
  'بطولة الأصدقاء الكبرى لهذا العام كله',
  'Vodafone & <Ola> Cup',
])('%s stays within its width (rulebook 23.4)', text => {
  for (const anchor of ['start', 'middle', 'end'] as const) {
    const svg = words(text, { x: 600, y: 100, width: 300 }, { size: 40, anchor })
    const box = boxOf(svg)
    expect(box?.width).toBeGreaterThan(100)
    expect(box?.width).toBeLessThanOrEqual(301)
    const left = 600 - { start: 0, middle: 150, end: 300 }[anchor]
    expect(box?.x).toBeGreaterThanOrEqual(left - 4)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(left + 304)
  }
})

/** A folder with the font that has two Chinese letters, cut from Droid Sans Fallback (Apache License 2.0). */
const operatorsFonts = fileURLToPath(new URL('../../../../test/fonts', import.meta.url))
afterEach(() => {
  vi.unstubAllEnvs()
})

test("letters that the game's fonts don't have are boxes, or those of the operator's fonts (rulebook 23.4)", () => {
  const drawn = (letter: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">${words(letter, { x: 5, y: 45, width: 50 }, { size: 40 })}</svg>`
    return new Resvg(svg, { font: fontFor(svg) }).render().asPng()
  }
  const isSame = () => drawn('张').equals(drawn('伟'))
  expect(isSame(), 'two boxes').toBe(true)
  vi.stubEnv('SHARE_FONTS', operatorsFonts)
  expect(isSame()).toBe(false)
})

test('a name with characters that XML does not allow can be drawn (rulebook 23.4)', () => {
  const svg = words('a\ufffe\uffff\u{1ffff}\ud800\u0007b', { x: 10, y: 60, width: 380 }, { size: 40 })
  expect(svg).toContain('>a     b<')
  expect(boxOf(svg)?.width).toBeGreaterThan(0)
})

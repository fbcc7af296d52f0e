import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { font } from './fonts.ts'
import { words } from './text.ts'

const boxOf = (text: string) =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200">${text}</svg>`, {
    font,
  }).getBBox()

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

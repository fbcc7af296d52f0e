import { Resvg } from '@resvg/resvg-js'
import { escapeMarkup } from '../read/escape-markup.ts'
import { fontFor } from './fonts.ts'

type Look = { size: number; fill?: string; weight?: 600 | 800; anchor?: 'start' | 'middle' | 'end' }
type Place = { x: number; y: number }

const ink = '#f1f4fb'
/** How far a long text shrinks before it is cut. */
const smallest = 0.66
/** No letter is wider than this many times the font size: shorter texts need not be measured. */
const widestLetter = 1.1

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const element = (text: string, { x, y }: Place, { size, fill = ink, weight = 600, anchor = 'start' }: Look) =>
  `<text x="${x}" y="${y}" font-family="Geologica" font-size="${size.toFixed(1)}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escapeMarkup(text)}</text>`

/** Measures the width of a text in pixels. */
function widthOf(text: string, look: Look): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${element(text, { x: 0, y: 0 }, { ...look, anchor: 'start' })}</svg>`
  return new Resvg(svg, { font: fontFor(text) }).getBBox()?.width ?? 0
}

/** Signs that no font of ours has and that would be boxes: emoji and flags, with what changes or joins them. */
const emoji =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0e|\ufe0f|\u20e3|[\u{e0020}-\u{e007f}]/gu

/** Draws a text without its emoji in at most `width` pixels: a long one is smaller, a longer one is cut. The baseline is at `y`. */
export function words(written: string, at: Place & { width: number }, look: Look): string {
  const text = written.replace(emoji, '').replace(/ {2,}/g, ' ').trim()
  const all = Array.from(letters.segment(text), ({ segment }) => segment)
  if (all.length * widestLetter * look.size <= at.width) return element(text, at, look)
  const fits = at.width / widthOf(text, look)
  if (fits >= 1) return element(text, at, look)
  if (fits >= smallest) return element(text, at, { ...look, size: look.size * fits })
  const small = { ...look, size: look.size * smallest }
  return element(cut(all, Math.floor((all.length * fits) / smallest), at.width, small), at, small)
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]$/u
/** Keeps an ellipsis on the left of letters that run from right to left. */
const rightToLeftMark = '\u200f'

/** Cuts letters to `most` or fewer, so that they fit with an ellipsis, which comes where the text would go on. */
function cut(all: readonly string[], most: number, width: number, look: Look): string {
  const cutTo = (count: number) => {
    const start = all.slice(0, count).join('').trimEnd()
    return `${start}…${rightToLeft.test(start) ? rightToLeftMark : ''}`
  }
  let count = most
  while (count > 1 && widthOf(cutTo(count), look) > width) count--
  return cutTo(count)
}

import { mix } from '../base/colour.ts'
import { between, pick } from '../base/seed.ts'
import type { Skin } from './skin.ts'

const irises: readonly [string, ...string[]] = [
  '#3b2417',
  '#4b3320',
  '#2f5d8c',
  '#3f6b4f',
  '#59707f',
  '#5c4526',
]

const lids: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [11, 5],
  [9, 4],
  [8, 6],
  [12, 4],
]

function eye(iris: string, [rise, fall]: readonly [number, number], skin: Skin, look: number): string {
  const x = Math.round(look * 50) / 10
  return `<path d="M-19 3Q-3 ${-rise - 5} 19 -4Q14 ${fall + 3} -6 ${fall + 2}Z" fill="${skin.deep}" fill-opacity=".35"/>
<path d="M-17 2Q-3 ${-rise} 17 -2Q8 ${fall} -6 ${fall}Z" fill="#efe8e4"/>
<g transform="translate(${x} 0)"><circle cx="0" cy="-1.5" r="6.8" fill="${mix(iris, '#000000', 0.25)}"/><path d="M-5.5 1a6 6 0 0 0 11 0Z" fill="${mix(iris, '#ffffff', 0.3)}"/>
<circle cx="0" cy="-1.5" r="3" fill="#08070c"/><circle cx="-2.4" cy="-4" r="1.8" fill="#fff"/></g>
<path d="M-19 4Q-5 ${-rise - 3} 10 ${-rise * 0.62}L20 -4Q8 ${-rise * 0.3} 6 ${-rise * 0.34}Q-4 ${-rise * 0.8} -19 4Z" fill="#150d12"/>
<path d="M-13 ${fall + 3}Q0 ${fall + 6} 13 2" fill="none" stroke="${skin.deep}" stroke-width="1.6" stroke-opacity=".45"/>`
}

const brows: readonly [string, ...string[]] = [
  'M-21 -17L14 -25L23 -19L15 -17L-20 -9Z',
  'M-23 -15Q-4 -24 12 -27L24 -17L10 -19Q-6 -16 -22 -8Z',
  'M-22 -13L12 -22L24 -16L12 -16L-20 -7Z',
  'M-20 -16Q0 -23 14 -22L22 -16L12 -17Q-2 -17 -19 -11Z',
]

/** Lips, the shadow below them, and teeth where the mouth is open. */
type Mouth = readonly [lips: string, underlip: string, teeth?: string]

const mouths: readonly [Mouth, ...Mouth[]] = [
  ['M-25 0Q-8 -3 0 1Q10 -3 26 -2Q12 4 0 4Q-14 5 -25 0Z', 'M-13 13Q0 17 14 12L9 16Q0 19 -8 16Z'],
  ['M-24 2Q-8 -2 0 1Q8 -2 25 -4L29 -7Q22 3 2 5Q-12 6 -24 2Z', 'M-13 14Q2 17 15 11L9 16Q0 19 -8 17Z'],
  ['M-22 1Q0 -2 22 1Q0 4 -22 1Z', 'M-12 11Q0 15 12 11L8 15Q0 17 -8 15Z'],
  ['M-27 -4Q-10 2 0 2Q12 2 28 -6Q20 7 0 8Q-18 7 -27 -4Z', 'M-13 17Q0 21 14 16L9 20Q0 22 -8 20Z'],
  [
    'M-29 -7Q0 4 29 -7Q24 17 0 18Q-24 17 -29 -7Z',
    'M-13 24Q0 28 14 24L9 28Q0 30 -8 28Z',
    'M-24 -3Q0 6 24 -3Q22 7 0 9Q-22 7 -24 -3Z',
  ],
  [
    'M-24 -8Q0 -14 24 -8Q24 26 0 28Q-24 26 -24 -8Z',
    'M-13 32Q0 36 14 32L9 36Q0 38 -8 36Z',
    'M-19 -6Q0 -11 19 -6L18 2Q0 -2 -18 2Z',
  ],
]

/**
 * Eyes, brows, nose and mouth, drawn over the head; as it turns, the far eye narrows and the nose leads. `gaze` is where the eyes look,
 * from -1 to 1.
 */
export function face(key: string, skin: Skin, browColour: string, yaw: number, gaze: number): string {
  const iris = pick(key, 'iris', irises)
  const lid = pick(key, 'lid', lids)
  const brow = pick(key, 'brow', brows)
  const [lips, underlip, teeth] = pick(key, 'mouth', mouths)
  const apart = between(key, 'apart', 30, 34)
  const nose = between(key, 'nose', 0.9, 1.12)
  const side = (mirror: 1 | -1) => {
    const far = Math.max(0, mirror * yaw)
    const x = Math.round(196 + mirror * apart * (1 - 0.1 * far))
    const wide = (mirror * 1.12 * (1 - 0.24 * far)).toFixed(2)
    return `<g transform="translate(${x} 190) scale(${wide} 1.12)">${eye(iris, lid, skin, mirror * gaze)}<path d="${brow}" fill="${browColour}"/></g>`
  }
  const ahead = (near: number) => Math.round(near * yaw)
  return `<path d="M150 178Q170 168 190 182L190 196Q168 200 150 192ZM204 182Q226 168 246 178L246 194Q226 200 204 196Z" fill="${skin.shade}" fill-opacity=".55"/>
${side(1)}${side(-1)}
<g transform="translate(${195 + ahead(9)} 234) scale(${nose.toFixed(2)} 1)"><path d="M6 -50L10 -18Q20 -8 18 1Q12 9 2 8L-6 3L2 -6Z" fill="${skin.shade}" fill-opacity=".75"/><path d="M-17 0Q-12 8 -5 5Q2 9 8 5Q14 8 19 0Q16 3 9 2Q2 5 -5 2Q-12 4 -17 0Z" fill="${skin.deep}" fill-opacity=".75"/><path d="M-3 -48L2 -8Q0 -2 -5 -3L-4 -20Z" fill="${skin.light}" fill-opacity=".6"/></g>
<g transform="translate(${196 + ahead(5)} 262) scale(${(1 - 0.09 * Math.abs(yaw)).toFixed(2)} 1)"><path d="M-19 -1Q-6 -9 0 -6Q7 -9 20 -2Q8 3 0 2Q-9 4 -19 -1Z" fill="${skin.lip}" fill-opacity=".7"/><path d="M-14 4Q0 8 15 3Q8 12 0 12Q-8 12 -14 4Z" fill="${mix(skin.lip, skin.light, 0.25)}" fill-opacity=".7"/><path d="${lips}" fill="${mix(skin.deep, '#1a0509', 0.55)}"/>${teeth ? `<path d="${teeth}" fill="#f3eee8"/>` : ''}<path d="${underlip}" fill="${skin.shade}" fill-opacity=".8"/></g>`
}

import { share } from '../base/seed.ts'
import type { Skin } from './skin.ts'

const scar = ({ light, deep }: Skin) =>
  `<path d="M238 158L224 206" stroke="${deep}" stroke-width="4" stroke-opacity=".5"/><path d="M239 158L225 206" stroke="${light}" stroke-width="2"/>`

const freckles = ({ deep }: Skin) =>
  `<path d="M152 222h.1M162 216h.1M170 224h.1M158 230h.1M222 224h.1M230 216h.1M240 222h.1M234 230h.1M196 214h.1" stroke="${deep}" stroke-width="3.4" stroke-linecap="round" stroke-opacity=".5"/>`

const warPaint = (colour: string) =>
  `<path d="M146 212L180 218L178 225L147 219ZM214 218L246 212L245 219L216 225Z" fill="${colour}" fill-opacity=".9"/>`

/** Draws a scar, freckles or the team's paint; seven in ten keys have none. */
export function mark(key: string, skin: Skin, teamColour: string): string {
  const drawn = share(key, 'mark')
  if (drawn < 0.08) return scar(skin)
  if (drawn < 0.2) return freckles(skin)
  if (drawn < 0.29) return warPaint(teamColour)
  return ''
}

const stubble = 'M124 196Q132 246 158 250Q172 236 197 243Q226 236 240 250Q266 246 276 196L276 320L124 320Z'
const moustache = 'M164 262Q178 244 197 248Q216 244 232 262Q214 256 197 256Q180 256 164 262Z'
const goatee =
  'M168 268Q178 262 180 274Q197 284 216 274Q220 262 228 268Q232 296 216 312L180 312Q164 296 168 268Z'
const full =
  'M122 176Q132 190 136 220Q140 246 162 250Q178 240 197 245Q218 240 236 250Q258 246 264 220Q268 190 278 176L280 260Q262 322 200 326Q138 322 120 260Z'
const mouthGap = 'M172 262Q197 252 224 262Q218 280 197 281Q178 280 172 262Z'

/** Draws a key's facial hair, clipped to the head by the caller; four in ten keys have none. */
export function beard(key: string, hair: string): string {
  const drawn = share(key, 'beard')
  if (drawn < 0.4) return ''
  if (drawn < 0.68) {
    return `<path fill-rule="evenodd" d="${stubble}${mouthGap}" fill="${hair}" fill-opacity=".26"/>`
  }
  if (drawn < 0.78) return `<path d="${moustache}" fill="${hair}" fill-opacity=".85"/>`
  if (drawn < 0.88) {
    return `<path d="${moustache}${goatee}" fill="${hair}" fill-opacity=".82"/>`
  }
  return `<path fill-rule="evenodd" d="${full}${mouthGap}" fill="${hair}" fill-opacity=".9"/>`
}

const square =
  'M142 180L190 180L187 206Q184 212 176 212L156 212Q148 212 146 206ZM202 180L250 180L246 206Q244 212 236 212L216 212Q208 212 205 206Z'
const round = 'M166 172A22 21 0 1 1 165.9 172ZM226 172A22 21 0 1 1 225.9 172Z'
const bridge = 'M188 186Q196 181 204 186M144 184L130 180M248 184L268 180'

/** Draws a key's glasses; four in five keys have none. */
export function glasses(key: string): string {
  const drawn = share(key, 'glasses')
  if (drawn > 0.2) return ''
  const rims = drawn < 0.13 ? square : round
  return `<path d="${rims}" fill="#9fd0ff" fill-opacity=".1" stroke="#101218" stroke-width="4.5"/><path d="${bridge}" fill="none" stroke="#101218" stroke-width="4.5"/><path d="M150 186L164 186L154 206ZM210 186L224 186L214 206Z" fill="#fff" fill-opacity=".28"/>`
}

import { share } from '../seed.ts'

const stubble = 'M124 196Q132 246 158 250Q172 236 197 243Q226 236 240 250Q266 246 276 196L276 320L124 320Z'
const moustache = 'M164 262Q178 244 197 248Q216 244 232 262Q214 256 197 256Q180 256 164 262Z'
const goatee =
  'M168 268Q178 262 180 274Q197 284 216 274Q220 262 228 268Q232 296 216 312L180 312Q164 296 168 268Z'
const full =
  'M122 176Q132 190 136 220Q140 246 162 250Q178 240 197 245Q218 240 236 250Q258 246 264 220Q268 190 278 176L280 260Q262 322 200 326Q138 322 120 260Z'
const mouthGap = 'M172 262Q197 252 224 262Q218 280 197 281Q178 280 172 262Z'

/** A key's facial hair, clipped to the head by the caller; four in ten keys have none. */
export function beard(key: string, hair: string): string {
  const drawn = share(key, 'beard')
  if (drawn < 0.4) return ''
  if (drawn < 0.68) {
    return `<path fill-rule="evenodd" d="${stubble}${mouthGap}" fill="${hair}" opacity=".26"/>`
  }
  if (drawn < 0.78) return `<path d="${moustache}" fill="${hair}" opacity=".85"/>`
  if (drawn < 0.88) {
    return `<path d="${moustache}${goatee}" fill="${hair}" opacity=".82"/>`
  }
  return `<path fill-rule="evenodd" d="${full}${mouthGap}" fill="${hair}" opacity=".9"/>`
}

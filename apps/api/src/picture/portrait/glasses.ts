import { share } from '../seed.ts'

const square =
  'M142 180L190 180L187 206Q184 212 176 212L156 212Q148 212 146 206ZM202 180L250 180L246 206Q244 212 236 212L216 212Q208 212 205 206Z'
const round = 'M166 172A22 21 0 1 1 165.9 172ZM226 172A22 21 0 1 1 225.9 172Z'
const bridge = 'M188 186Q196 181 204 186M144 184L130 180M248 184L268 180'

/** A key's glasses; four in five keys have none. */
export function glasses(key: string): string {
  const drawn = share(key, 'glasses')
  if (drawn > 0.2) return ''
  const rims = drawn < 0.13 ? square : round
  return `<path d="${rims}" fill="#9fd0ff" fill-opacity=".1" stroke="#101218" stroke-width="4.5"/><path d="${bridge}" fill="none" stroke="#101218" stroke-width="4.5"/><path d="M150 186L164 186L154 206ZM210 186L224 186L214 206Z" fill="#fff" opacity=".28"/>`
}

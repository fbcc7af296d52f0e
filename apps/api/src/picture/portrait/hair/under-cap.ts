import type { Hair } from './hair.ts'

/** Hair under a cap: only what shows at the temples and the neck. */
export const underCap: Hair = {
  top: 'M128 150L124 190L131 212L138 208L141 166L146 146L254 146L259 166L262 208L269 212L276 190L272 150L262 120L138 120Z',
  shade: 'M254 146L259 166L262 208L269 212L276 190L272 150L262 120L240 120Z',
  light: 'M131 158L130 190L134 168Z',
}

import { mix } from '../base/colour.ts'
import { pick } from '../base/seed.ts'

/** The planes of a skin, and the hair colours that go with it. */
export type Skin = {
  base: string
  light: string
  shade: string
  deep: string
  lip: string
  hair: HairColours
}

type HairColours = readonly [string, ...string[]]

const dark: HairColours = ['#17141a', '#221a19', '#33231c', '#1b1d26']
const brown: HairColours = ['#2a1d18', '#4a3021', '#6a4429', '#201a1c', '#8a5a30']
const fair: HairColours = ['#6a4429', '#a8743c', '#d0a05a', '#33231c', '#9c4a22', '#e2c48a', '#3c3a44']

const tones: readonly [readonly [string, HairColours], ...(readonly [string, HairColours])[]] = [
  ['#f2c6a8', fair],
  ['#ecbb98', fair],
  ['#e3ab84', brown],
  ['#d39a70', brown],
  ['#b97b52', dark],
  ['#8f5839', dark],
  ['#67402b', dark],
]

/** The skin of a key. */
export function skinOf(key: string): Skin {
  const [base, hair] = pick(key, 'skin', tones)
  return {
    base,
    hair,
    light: mix(base, '#fff3df', 0.45),
    shade: mix(base, '#5a1f3a', 0.34),
    deep: mix(base, '#250a24', 0.66),
    lip: mix(base, '#8c1f33', 0.36),
  }
}

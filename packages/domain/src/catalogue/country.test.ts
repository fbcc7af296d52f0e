import { expect, it } from 'vitest'
import { countries, countryCodes } from './country.ts'

it('has its 34 countries (rulebook 11.31)', () => {
  const given =
    'au, ba, br, by, ca, cl, cn, cz, de, dk, ee, fi, fr, gt, hu, il, kz, lt, lv, mk, mn, my, no, pl, ro, ru, se, sk, tr, ua, uk, us, uy, za'
  expect(countryCodes.join(', ')).toBe(given)
  expect(new Set(Object.values(countries)).size).toBe(34)
})

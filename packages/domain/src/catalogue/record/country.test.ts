import { expect, it } from 'vitest'
import { countryCodeOf, countryCodes, isCountry } from './country.ts'

const first =
  'au, ba, br, by, ca, cl, cn, cz, de, dk, ee, fi, fr, gt, hu, il, kz, lt, lv, mk, mn, my, no, pl, ro, ru, se, sk, tr, ua, uk, us, uy, za'

it('has 34 countries first, then the others of ISO 3166 and xk (rulebook 11.31)', () => {
  const others = countryCodes.slice(34)
  expect(countryCodes.slice(0, 34).join(', ')).toBe(first)
  expect(others).toEqual(others.toSorted())
  expect(new Set(countryCodes).size).toBe(250)
  expect(['ar', 'jp', 'rs', 'xk', 'zw'].every(isCountry)).toBe(true)
})

it('has a name in both languages for each country (rulebook 11.31)', () => {
  for (const language of ['en', 'pl']) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    const nameless = countryCodes.filter(code => !names.of(code === 'uk' ? 'GB' : code.toUpperCase()))
    expect(nameless).toEqual([])
  }
})

it('reads gb as uk, which is the code of the United Kingdom (rulebook 11.31)', () => {
  expect(isCountry('gb')).toBe(false)
  expect(countryCodeOf(' GB ')).toBe('uk')
  expect(countryCodeOf('Pl')).toBe('pl')
})

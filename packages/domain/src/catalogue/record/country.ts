import { frozen } from '../../shared/value/frozen.ts'

/** The first 34 countries, by the code of their flag, with their English names (rulebook 11.31). */
export const countries = frozen({
  au: 'Australia',
  ba: 'Bosnia and Herzegovina',
  br: 'Brazil',
  by: 'Belarus',
  ca: 'Canada',
  cl: 'Chile',
  cn: 'China',
  cz: 'Czech Republic',
  de: 'Germany',
  dk: 'Denmark',
  ee: 'Estonia',
  fi: 'Finland',
  fr: 'France',
  gt: 'Guatemala',
  hu: 'Hungary',
  il: 'Israel',
  kz: 'Kazakhstan',
  lt: 'Lithuania',
  lv: 'Latvia',
  mk: 'North Macedonia',
  mn: 'Mongolia',
  my: 'Malaysia',
  no: 'Norway',
  pl: 'Poland',
  ro: 'Romania',
  ru: 'Russia',
  se: 'Sweden',
  sk: 'Slovakia',
  tr: 'Turkey',
  ua: 'Ukraine',
  uk: 'United Kingdom',
  us: 'United States',
  uy: 'Uruguay',
  za: 'South Africa',
} as const)

/** The rest of ISO 3166-1, and Kosovo. */
const otherCodes = `
ad ae af ag ai al am ao aq ar as at aw ax az bb bd be bf bg bh bi bj bl bm bn bo bq bs bt bv bw bz
cc cd cf cg ch ci ck cm co cr cu cv cw cx cy dj dm do dz ec eg eh er es et fj fk fm fo ga gd ge gf
gg gh gi gl gm gn gp gq gr gs gu gw gy hk hm hn hr ht id ie im in io iq ir is it je jm jo jp ke kg
kh ki km kn kp kr kw ky la lb lc li lk lr ls lu ly ma mc md me mf mg mh ml mm mo mp mq mr ms mt mu
mv mw mx mz na nc ne nf ng ni nl np nr nu nz om pa pe pf pg ph pk pm pn pr ps pt pw py qa re rs rw
sa sb sc sd sg sh si sj sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk tl tm tn to tt tv tw
tz ug um uz va vc ve vg vi vn vu wf ws xk ye yt zm zw`
  .trim()
  .split(/\s+/)

/** The code of a country, such as `pl`. */
export type CountryCode = string

/** The codes of all countries: the first 34, then the others in the order of the alphabet (rulebook 11.31). */
export const countryCodes: readonly CountryCode[] = frozen([...Object.keys(countries), ...otherCodes])
const known: ReadonlySet<string> = new Set(countryCodes)

/** Whether a text is the code of one of the countries (rulebook 11.31). */
export const isCountry = (code: string): boolean => known.has(code)

/**
 * Returns a code as it is stored: without spaces around it, in small letters, and `gb` as `uk`; it may still be the code of
 * no country (rulebook 11.31).
 *
 * @example
 * countryCodeOf(' GB') // 'uk'
 */
export const countryCodeOf = (text: string): string => {
  const code = text.trim().toLowerCase()
  return code === 'gb' ? 'uk' : code
}

import { frozen } from '../shared/frozen.ts'

/** The 34 countries of players, by the code of their flag, with their English names (rulebook 11.31). */
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

/** The code of a country, such as `pl`. */
export type CountryCode = keyof typeof countries

/** The codes of all countries (rulebook 11.31). */
export const countryCodes: readonly CountryCode[] = frozen(Object.keys(countries) as CountryCode[])

/** Whether a text is the code of one of the countries (rulebook 11.31). */
export const isCountry = (code: string): code is CountryCode => Object.hasOwn(countries, code)

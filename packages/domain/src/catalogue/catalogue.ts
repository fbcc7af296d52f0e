import { isCalendarDay } from '../shared/time.ts'
import { keyplayTypes, perkRarities } from '../shared/vocabulary.ts'
import { isCountry } from './country.ts'

/** What a value of a field must be, beyond being there. */
type Check = (value: unknown) => boolean

const isText: Check = value => typeof value === 'string' && value.trim().length > 0
const isId: Check = value => Number.isSafeInteger(value) && Number(value) > 0
/** The highest price and multiplier: what a deck scores by them is still a number that a database adds up. */
export const catalogueLimits = { points: 10_000, mult: 10 } as const
const twoDecimals =
  (most: number): Check =>
  value =>
    typeof value === 'number' && value >= 0 && value <= most && Number(value.toFixed(2)) === value
const mult = twoDecimals(catalogueLimits.mult)
const among =
  (words: readonly string[]): Check =>
  value =>
    typeof value === 'string' && words.includes(value)
const isRarity: Check = value =>
  isId(value) && Number(value) >= perkRarities.first && Number(value) <= perkRarities.last

/** Keys of pictures: they become paths, so nothing else may stand in them (rules.md 11). */
export const isPictureKey = (key: string): boolean => /^[a-z0-9_-]{0,64}$/.test(key)

/** A SteamID64: 17 digits, always a text, as it does not fit a number. */
export const isSteamId = (text: string): boolean => /^\d{17}$/.test(text)

const steamId: Check = value => typeof value === 'string' && isSteamId(value)
const country: Check = value => typeof value === 'string' && isCountry(value)
const birth: Check = value => typeof value === 'string' && isCalendarDay(value)
const pictureKey: Check = value => typeof value === 'string' && isPictureKey(value)

const named = { name: isText, description: isText }

/** The nine kinds of reference data with the fields that each requires, in the order of their forms (admin-social.md 5). */
const fields = {
  player: { name: isText, steamId, country, birth, role: isId, style: isId },
  team: { name: isText, key: pictureKey },
  role: named,
  style: named,
  map: { name: isText },
  reward: { id: isId, ...named },
  keyplay: { id: isId, name: isText, points: twoDecimals(catalogueLimits.points), type: among(keyplayTypes) },
  perk: { id: isId, name: isText, rarity: isRarity, mult, description: isText },
  sleeve: { id: isId, name: isText, mult, description: isText },
} as const satisfies Record<string, Record<string, Check>>

export type CatalogueKind = keyof typeof fields
export const catalogueKinds = Object.keys(fields) as CatalogueKind[]

/** Kinds whose id an admin sets; the others get theirs from the database. */
export const hasOwnId = (kind: CatalogueKind): boolean => 'id' in fields[kind]

export const requiredFields = (kind: CatalogueKind): string[] => Object.keys(fields[kind])

export type CatalogueData = Readonly<Record<string, unknown>>

/** The live list of missing fields: those whose value is not truthy, 0 included (admin-social.md 5). */
export const missingFields = (kind: CatalogueKind, data: CatalogueData): string[] =>
  requiredFields(kind).filter(field => !data[field])

/** Fields that are there but hold what they cannot: a country of no flag, three decimals, a birthday on 30 February. */
export const invalidFields = (kind: CatalogueKind, data: CatalogueData): string[] =>
  Object.entries<Check>(fields[kind]).flatMap(([field, check]) =>
    data[field] && !check(data[field]) ? [field] : [],
  )

/** Whether an id stands for another thing of the kind already; its own id is none of them (admin-social.md 5). */
export const isIdTaken = (id: number, ids: readonly number[], own: number | null): boolean =>
  id !== own && ids.includes(id)

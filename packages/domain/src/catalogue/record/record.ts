import { isCalendarDay } from '../../shared/time.ts'
import { frozen } from '../../shared/value/frozen.ts'
import { isVisible } from '../../shared/visible.ts'
import { keyplayTypes, perkRarities } from '../../shared/vocabulary.ts'
import { isCountry } from './country.ts'
import { isPictureKey } from './picture.ts'

/** Whether a field can have this value on a day, `YYYY-MM-DD`. */
type FieldCheck = (value: unknown, today: string) => boolean

/** The highest price and multiplier, so that every score fits into the numbers of a database (rulebook 6.11). */
export const catalogueLimits = frozen({ points: 10_000, mult: 10 } as const)

/** Whether a text is a SteamID64: 17 digits, always kept as text, as it does not fit into a number (rulebook 11.17). */
export const isSteamId = (text: string): boolean => /^\d{17}$/.test(text)

const isText: FieldCheck = value => typeof value === 'string' && value.trim().length > 0
const isName: FieldCheck = (value, today) => isText(value, today) && isVisible(String(value))
const isId = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0
const isRarity: FieldCheck = value =>
  isId(value) && Number(value) >= perkRarities.first && Number(value) <= perkRarities.last
const twoDecimals =
  (most: number): FieldCheck =>
  value =>
    typeof value === 'number' && value >= 0 && value <= most && Number(value.toFixed(2)) === value
const oneOf =
  (words: readonly string[]): FieldCheck =>
  value =>
    typeof value === 'string' && words.includes(value)
const textThat =
  (check: (text: string, today: string) => boolean): FieldCheck =>
  (value, today) =>
    typeof value === 'string' && check(value, today)

const isPastDay = (text: string, today: string): boolean => isCalendarDay(text) && text < today

const mult = twoDecimals(catalogueLimits.mult)
const price = twoDecimals(catalogueLimits.points)
const named = { name: isName, description: isText }

/** The nine kinds with the fields that each requires, in the order of their forms. */
const fields = {
  player: {
    name: isName,
    steamId: textThat(isSteamId),
    country: textThat(isCountry),
    birth: textThat(isPastDay),
    role: isId,
    style: isId,
  },
  team: { name: isName, key: textThat(isPictureKey) },
  role: named,
  style: named,
  map: { name: isName },
  reward: { id: isId, ...named },
  keyplay: { id: isId, name: isName, points: price, type: oneOf(keyplayTypes) },
  perk: { id: isId, name: isName, rarity: isRarity, mult, description: isText },
  sleeve: { id: isId, name: isName, mult, description: isText },
} as const satisfies Record<string, Record<string, FieldCheck>>

/** Fields that may be missing, but hold a name where they do not. */
const optionalFields: Readonly<Record<string, FieldCheck>> = { namePl: isName }

/** A kind of the catalogue (rulebook 11.15). */
export type CatalogueKind = keyof typeof fields
/** The nine kinds of the catalogue (rulebook 11.15). */
export const catalogueKinds: readonly CatalogueKind[] = frozen(Object.keys(fields) as CatalogueKind[])

/** The fields of a record as its form has them; any of them can be missing or wrong. */
export type CatalogueData = Readonly<Record<string, unknown>>

/** Whether an admin sets the ids of a kind's records; the database sets those of the other kinds (rulebook 11.18). */
export const hasOwnId = (kind: CatalogueKind): boolean => 'id' in fields[kind]

/** Returns the fields that a kind requires, in the order of its form (rulebook 11.16). */
export const requiredFields = (kind: CatalogueKind): string[] => Object.keys(fields[kind])

/**
 * Returns the required fields whose value is missing, empty or 0 (rulebook 11.16).
 *
 * @example
 * missingFields('map', { name: '' }) // ['name']
 */
export const missingFields = (kind: CatalogueKind, data: CatalogueData): string[] =>
  requiredFields(kind).filter(field => !data[field])

/**
 * Returns the fields with a value that is not allowed: an unknown country, three decimals, a birth that does not lie before
 * `today`, `YYYY-MM-DD`, an invisible character in a name (rulebook 11.17).
 *
 * @example
 * invalidFields('player', { birth: '2031-01-01', country: 'pl' }, '2030-12-31') // ['birth']
 */
export const invalidFields = (kind: CatalogueKind, data: CatalogueData, today: string): string[] =>
  Object.entries<FieldCheck>({ ...fields[kind], ...optionalFields }).flatMap(([field, check]) =>
    data[field] && !check(data[field], today) ? [field] : [],
  )

/** Whether an id belongs to another record of the kind; `own` is the record's own id, null for a new record (rulebook 11.18). */
export const isIdTaken = (id: number, ids: readonly number[], own: number | null): boolean =>
  id !== own && ids.includes(id)

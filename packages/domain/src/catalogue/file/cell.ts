import { type CsvFaultCode, csvFaultReason } from '../../shared/csv/fault-texts.ts'
import { steamId64Of } from '../../shared/steam-id.ts'
import { isCalendarDay } from '../../shared/time.ts'
import { isVisible } from '../../shared/visible.ts'
import { countryCodeOf } from '../record/country.ts'
import { isPictureKey } from '../record/picture.ts'
import { invalidFields } from '../record/record.ts'
import { type CatalogueFileCells, type CatalogueFileColumn, optionalColumns } from './columns.ts'
import { type CatalogueFileLinks, findByNameOrId, findTeamKey, nameOrId } from './reference.ts'

const longestName = 100

/** Returns a cell as it is stored: trimmed, a SteamID in any form as SteamID64, a role or style as its stored name, a team as its key. */
export const keptText = (
  column: CatalogueFileColumn,
  cell: string,
  { roles, styles, teams }: CatalogueFileLinks,
): string => {
  const text = cell.trim()
  const all = { role: roles, style: styles }
  if (column === 'steamId') return steamId64Of(text) || text
  if (column === 'country') return countryCodeOf(text)
  if (column === 'team') return findTeamKey(text, teams) ?? text
  if (column !== 'role' && column !== 'style') return text
  const found = findByNameOrId(text, all[column])
  return found ? nameOrId(found, all[column]) : text
}

/** What the check of a cell needs to know: the records it may name, and the day, `YYYY-MM-DD`. */
export type CellContext = { links: CatalogueFileLinks; today: string }

type CellCheck = (text: string, context: CellContext) => boolean
const playerField =
  (field: string): CellCheck =>
  (text, { today }) =>
    invalidFields('player', { [field]: text }, today).length === 0

/** The checks of each column, in order: a text that fails one of them is a fault with its reason. */
const checks: Record<CatalogueFileColumn, readonly { isValid: CellCheck; mustBe: CsvFaultCode }[]> = {
  steamId: [{ isValid: playerField('steamId'), mustBe: 'STEAM_ID_DIGITS' }],
  name: [
    { isValid: text => text.length <= longestName && !text.includes('\0'), mustBe: 'NAME_LENGTH' },
    { isValid: isVisible, mustBe: 'NAME_INVISIBLE' },
  ],
  country: [{ isValid: playerField('country'), mustBe: 'COUNTRY' }],
  birth: [
    { isValid: text => isCalendarDay(text) && /^(19|20)/.test(text), mustBe: 'DAY' },
    { isValid: playerField('birth'), mustBe: 'DAY_PAST' },
  ],
  role: [
    { isValid: (text, { links }) => findByNameOrId(text, links.roles) !== undefined, mustBe: 'ROLE_UNKNOWN' },
  ],
  style: [
    {
      isValid: (text, { links }) => findByNameOrId(text, links.styles) !== undefined,
      mustBe: 'STYLE_UNKNOWN',
    },
  ],
  team: [
    { isValid: (text, { links }) => findTeamKey(text, links.teams) !== undefined, mustBe: 'TEAM_UNKNOWN' },
  ],
  img: [{ isValid: isPictureKey, mustBe: 'PICTURE_KEY' }],
  key: [{ isValid: isPictureKey, mustBe: 'PICTURE_KEY' }],
}

/** Returns the reason why a cell is a fault, undefined if it is none. A value that is already stored is never a fault. */
export const faultOf = (
  column: CatalogueFileColumn,
  text: string,
  before: CatalogueFileCells | undefined,
  context: CellContext,
): string | undefined => {
  if (text === before?.[column]) return undefined
  if (text === '') return optionalColumns.includes(column) ? undefined : csvFaultReason('CELL_EMPTY')
  const failed = checks[column].find(({ isValid }) => !isValid(text, context))
  return failed && csvFaultReason(failed.mustBe, { value: text, limit: longestName })
}

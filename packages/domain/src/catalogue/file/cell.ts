import { type CsvFaultCode, csvFaultReason } from '../../shared/csv/fault-texts.ts'
import { isPictureKey } from '../picture.ts'
import { invalidFields } from '../record.ts'
import { type CatalogueFileCells, type CatalogueFileColumn, optionalColumns } from './columns.ts'
import { type CatalogueFileLinks, findByNameOrId, findTeamKey, nameOrId } from './reference.ts'

const longestName = 100

/** Returns a cell as it is stored: trimmed, a role or style as its stored name, a team as its key. */
export const keptText = (
  column: CatalogueFileColumn,
  cell: string,
  { roles, styles, teams }: CatalogueFileLinks,
): string => {
  const text = cell.trim()
  const all = { role: roles, style: styles }
  if (column === 'country') return text.toLowerCase()
  if (column === 'team') return findTeamKey(text, teams) ?? text
  if (column !== 'role' && column !== 'style') return text
  const found = findByNameOrId(text, all[column])
  return found ? nameOrId(found, all[column]) : text
}

type CellCheck = (text: string, links: CatalogueFileLinks) => boolean
const playerField =
  (field: string): CellCheck =>
  text =>
    invalidFields('player', { [field]: text }).length === 0

const checks: Record<CatalogueFileColumn, { isValid: CellCheck; mustBe: CsvFaultCode }> = {
  steamId: {
    isValid: playerField('steamId'),
    mustBe: 'STEAM_ID_DIGITS',
  },
  name: {
    isValid: text => text.length <= longestName && !text.includes('\0'),
    mustBe: 'NAME_LENGTH',
  },
  country: { isValid: playerField('country'), mustBe: 'COUNTRY' },
  birth: {
    isValid: text => playerField('birth')(text, noLinks) && /^(19|20)/.test(text),
    mustBe: 'DAY',
  },
  role: {
    isValid: (text, { roles }) => findByNameOrId(text, roles) !== undefined,
    mustBe: 'ROLE_UNKNOWN',
  },
  style: {
    isValid: (text, { styles }) => findByNameOrId(text, styles) !== undefined,
    mustBe: 'STYLE_UNKNOWN',
  },
  team: {
    isValid: (text, { teams }) => findTeamKey(text, teams) !== undefined,
    mustBe: 'TEAM_UNKNOWN',
  },
  img: { isValid: isPictureKey, mustBe: 'PICTURE_KEY' },
  key: { isValid: isPictureKey, mustBe: 'PICTURE_KEY' },
}

const noLinks: CatalogueFileLinks = { roles: [], styles: [], teams: [] }

/** Returns the reason why a cell is a fault, undefined if it is none. A value that is already stored is never a fault. */
export const faultOf = (
  column: CatalogueFileColumn,
  text: string,
  before: CatalogueFileCells | undefined,
  links: CatalogueFileLinks,
): string | undefined => {
  if (text === before?.[column]) return undefined
  if (text === '') return optionalColumns.includes(column) ? undefined : csvFaultReason('CELL_EMPTY')
  const { isValid, mustBe } = checks[column]
  return isValid(text, links) ? undefined : csvFaultReason(mustBe, { value: text, limit: longestName })
}

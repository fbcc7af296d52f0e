import { isPictureKey } from '../picture.ts'
import { invalidFields } from '../record.ts'
import { type CatalogueFileCells, type CatalogueFileColumn, optionalColumns } from './columns.ts'
import { type CatalogueFileLinks, findByNameOrId, findTeamKey, nameOrId } from './reference.ts'

const longestName = 100

/** Gives a cell as it is stored: without spaces around it, a role or style by its stored name, a team by its key. */
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

const checks: Record<CatalogueFileColumn, { holds: CellCheck; mustBe: string }> = {
  steamId: {
    holds: playerField('steamId'),
    mustBe: 'Must be a SteamID of 17 digits. Spreadsheets spoil them; keep the column as text.',
  },
  name: {
    holds: text => text.length <= longestName && !text.includes('\0'),
    mustBe: `Must have at most ${longestName} characters, and no NUL.`,
  },
  country: { holds: playerField('country'), mustBe: 'Must be one of the 34 country codes, such as pl.' },
  birth: {
    holds: text => playerField('birth')(text, noLinks) && /^(19|20)/.test(text),
    mustBe: 'Must be a day written as 1999-12-31.',
  },
  role: {
    holds: (text, { roles }) => findByNameOrId(text, roles) !== undefined,
    mustBe: 'No single role has this name or id.',
  },
  style: {
    holds: (text, { styles }) => findByNameOrId(text, styles) !== undefined,
    mustBe: 'No single style has this name or id.',
  },
  team: {
    holds: (text, { teams }) => findTeamKey(text, teams) !== undefined,
    mustBe: 'No single team has this key or name.',
  },
  img: { holds: isPictureKey, mustBe: 'Must have at most 64 of a-z, 0-9, _ and -.' },
  key: { holds: isPictureKey, mustBe: 'Must have at most 64 of a-z, 0-9, _ and -.' },
}

const noLinks: CatalogueFileLinks = { roles: [], styles: [], teams: [] }

/** Gives the reason why a cell is a fault; undefined where it is none. What is stored already is never a fault. */
export const faultOf = (
  column: CatalogueFileColumn,
  text: string,
  before: CatalogueFileCells | undefined,
  links: CatalogueFileLinks,
): string | undefined => {
  if (text === before?.[column]) return undefined
  if (text === '') return optionalColumns.includes(column) ? undefined : 'This cell is empty.'
  const { holds, mustBe } = checks[column]
  return holds(text, links) ? undefined : mustBe
}

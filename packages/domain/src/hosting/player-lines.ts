import { byteOrderMark, type Columns, cellOf, findColumns } from '../shared/csv/columns.ts'
import { isSeparatorLine } from '../shared/csv/delimiter.ts'
import { fromCsv } from '../shared/csv/from-csv.ts'
import { steamId64Of } from '../shared/steam-id.ts'
import { roleIds, styleIds } from '../shared/vocabulary.ts'
import type { OwnPlayerRow } from './own-players.ts'

/** A line of a list of players: its row, or the field that is missing or cannot be read. Lines count from 1. */
export type PlayerLine = { line: number } & ({ row: OwnPlayerRow } | { fault: 'steamId' | 'name' })

const names = {
  steamId: ['steamId', 'steamId64', 'steam', 'id'],
  name: ['name', 'nick', 'nickname', 'player', 'nazwa', 'gracz'],
  team: ['team', 'clan', 'drużyna'],
  country: ['country', 'nationality', 'kraj'],
  birth: ['birth', 'born', 'birthday'],
  role: ['role', 'rola'],
  style: ['style', 'styl'],
} as const
type Key = keyof typeof names

/** The SteamID64 of a cell, '' if it has none: in any form, or the address of a profile. */
const steamIdIn = (cell: string): string => steamId64Of(/\/profiles\/(\d{17})/.exec(cell)?.[1] ?? cell.trim())

const hasSteamId = (cell: string): boolean => steamIdIn(cell) !== ''

const words = (line: string): string[] =>
  Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, word]) => quoted ?? word ?? '')

/** The cells of a line: of a spreadsheet, or words, of which those after SteamID and name are the team. */
const cellsOf = (line: string): readonly string[] => {
  const cells = fromCsv(line).rows[0]?.cells ?? []
  if (cells.length > 1 && cells.some(hasSteamId)) return cells
  const spoken = words(line)
  const at = spoken.findIndex(hasSteamId)
  if (at === -1) return cells.length > 1 ? cells : spoken
  const [name = '', ...team] = spoken.toSpliced(at, 1)
  return [spoken[at] ?? '', name, team.join(' ')]
}

const positions: Columns<Key> = {
  name: { at: 0, name: 'name' },
  team: { at: 1, name: 'team' },
}

const rowOf = (
  cells: readonly string[],
  header: Columns<Key> | undefined,
): OwnPlayerRow | 'steamId' | 'name' => {
  const at = header?.steamId?.at ?? cells.findIndex(hasSteamId)
  const steamId = steamIdIn(cells[at] ?? '')
  if (steamId === '') return 'steamId'
  const columns = header ?? positions
  const rest = header ? cells : cells.toSpliced(at, 1)
  const cell = (key: Key) => cellOf({ cells: rest }, columns[key])
  const name = cell('name')
  if (name === '') return 'name'
  const facts = {
    team: cell('team'),
    country: cell('country').toLowerCase(),
    birth: cell('birth'),
    roleId: idOf(roleIds, cell('role')),
    styleId: idOf(styleIds, cell('style')),
  }
  return { steamId, name, ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value)) }
}

const idOf = (ids: Readonly<Record<string, number>>, word: string): number | undefined =>
  Object.entries(ids).find(([name]) => name === word.toLowerCase())?.[1]

/**
 * Reads a list of players, one per line: SteamID in any form, name, and the team if there is one, separated by commas, semicolons, tabs, bars or
 * spaces; the SteamID can be in any place, and a header names columns in any order (rulebook 30.12). Empty lines are skipped.
 *
 * @example
 * readPlayerLines('76561198000000001;anna;Wolves') // [{ line: 1, row: { steamId: '76561198000000001', name: 'anna', team: 'Wolves' } }]
 */
export const readPlayerLines = (text: string): PlayerLine[] => {
  let header: Columns<Key> | undefined
  let isFirst = true
  return text.split(/\r\n|\r|\n/).flatMap((each, at): PlayerLine[] => {
    const plain = each.replace(byteOrderMark, '').trim()
    if (plain === '' || isSeparatorLine(plain)) return []
    const cells = cellsOf(plain)
    const columns = isFirst ? findColumns(cells, names) : {}
    isFirst = false
    if (columns.steamId && columns.name) {
      header = columns
      return []
    }
    const row = rowOf(cells, header)
    return [typeof row === 'string' ? { line: at + 1, fault: row } : { line: at + 1, row }]
  })
}

import {
  cellOf,
  findColumns,
  namedCells,
  plainName,
  type Row,
  refuseRepeats,
  requireColumn,
} from '../shared/csv/columns.ts'
import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import { type CsvFault, faultList } from '../shared/csv/faults.ts'
import { frozen } from '../shared/frozen.ts'
import { epochMs } from '../shared/time.ts'
import { plainMapName } from './map-name.ts'

/** The columns of a file of fixtures; `best of` and `maps` may be missing (rulebook 11.44). */
export const fixtureColumns = frozen({
  date: ['date'],
  home: ['home'],
  away: ['away'],
  bestOf: ['best of', 'bo'],
  maps: ['maps'],
} as const)

/** The most fixtures of a file, and the most maps of a match (rulebook 11.6, 11.44). */
export const fixtureLimits = frozen({ rows: 200, maps: 20 } as const)

type MatchTime = { homeTeamId: number; awayTeamId: number; date: string }
/**
 * A match as a file of fixtures plans it; `date` is an ISO instant, `bestOf` the length of the series, null if the file does not
 * say, `maps` are ids in the order of play.
 */
export type Fixture = MatchTime & { bestOf: number | null; maps: number[] }

/** What a file of fixtures may name, and how its dates without a zone are read. */
export type FixtureContext = {
  /** The teams of the phase. */
  teams: readonly { id: number; key: string; name: string }[]
  maps: readonly { id: number; name: string }[]
  /** The matches that the phase has: they are not added again. */
  matches: readonly MatchTime[]
  /** Reads a local time, `2026-02-09T18:00`, as an ISO instant; null if there is no such time. */
  instantOf: (local: string) => string | null
}

/** The fixtures to add and how many the phase has already, or the faults of the file (rulebook 11.44). */
export type FixturesResult =
  | { ok: true; fixtures: Fixture[]; known: number }
  | { ok: false; faults: CsvFault[]; faultCount: number }

/**
 * Reads the fixtures of a phase from the rows of a file, its header first; all or nothing (rulebook 11.44).
 *
 * @example
 * const teams = [{ id: 1, key: 'spirit', name: 'Team Spirit' }, { id: 2, key: 'furia', name: 'FURIA' }]
 * const rows = [['date', 'home', 'away'], ['2026-02-09T18:00Z', 'spirit', 'FURIA']]
 * readFixtures(rows, { teams, maps: [], matches: [], instantOf: () => null }).ok // true
 */
export const readFixtures = (
  [first = [], ...rows]: readonly (readonly string[])[],
  context: FixtureContext,
): FixturesResult => {
  const faults = faultList()
  const header = namedCells(first)
  const columns = findColumns(header, fixtureColumns)
  refuseRepeats(header, faults)
  const known = Object.values(fixtureColumns).flat().map(plainName)
  for (const name of header)
    if (!known.includes(plainName(name))) faults.add(1, name, csvFaultReason('FIXTURE_COLUMN'))
  for (const name of ['date', 'home', 'away'] as const) requireColumn(columns[name], name, faults)
  if (faults.count() === 0 && rows.length === 0) faults.add(1, '', csvFaultReason('NO_ROWS'))
  if (rows.length > fixtureLimits.rows)
    faults.add(fixtureLimits.rows + 2, '', csvFaultReason('TOO_MANY_ROWS', { limit: fixtureLimits.rows }))
  const lines = new Map<string, number>()
  const fixtures: Fixture[] = []
  const readRow = (row: Row): void => {
    const fixture = fixtureOf(row, columns, context, (column, reason) =>
      faults.add(row.line, columns[column]?.name ?? column, reason),
    )
    if (!fixture) return
    const earlier = lines.get(nameOf(fixture))
    if (earlier) faults.add(row.line, '', csvFaultReason('EARLIER_LINE', { line: earlier }))
    lines.set(nameOf(fixture), row.line)
    fixtures.push(fixture)
  }
  if (faults.count() === 0) for (const [at, cells] of rows.entries()) readRow({ cells, line: at + 2 })
  if (faults.count() > 0) return { ok: false, faults: faults.reported(), faultCount: faults.count() }
  const present = new Set(context.matches.map(nameOf))
  const added = fixtures.filter(fixture => !present.has(nameOf(fixture)))
  return { ok: true, fixtures: added, known: fixtures.length - added.length }
}

/** The same for two matches of the same teams at the same time. */
const nameOf = ({ homeTeamId, awayTeamId, date }: MatchTime): string =>
  `${homeTeamId} ${awayTeamId} ${epochMs(date)}`

type FixtureColumn = keyof typeof fixtureColumns
type AddFault = (column: FixtureColumn, reason: string) => undefined

/** Reads a row; undefined if it has a fault. */
const fixtureOf = (
  row: Row,
  columns: Partial<Record<FixtureColumn, { at: number; name: string }>>,
  context: FixtureContext,
  fail: (column: FixtureColumn, reason: string) => void,
): Fixture | undefined => {
  const cell = (column: FixtureColumn) => cellOf(row, columns[column])
  const addFault: AddFault = (column, reason) => {
    fail(column, reason)
  }
  const date = dateOf(cell('date'), context, addFault)
  const teamOf = (side: 'home' | 'away') => {
    const text = cell(side)
    if (text === '') return addFault(side, csvFaultReason('CELL_EMPTY'))
    return (
      findTeam(text, context.teams) ?? addFault(side, csvFaultReason('PHASE_TEAM_UNKNOWN', { value: text }))
    )
  }
  const [homeTeamId, awayTeamId] = [teamOf('home'), teamOf('away')]
  const maps = mapsOf(cell('maps'), cell('bestOf'), context, addFault)
  if (!date || !homeTeamId || !awayTeamId || !maps) return undefined
  if (homeTeamId === awayTeamId) return addFault('away', csvFaultReason('TEAM_AGAINST_ITSELF'))
  return { homeTeamId, awayTeamId, date, bestOf: Number(cell('bestOf')) || null, maps }
}

/** A time such as `2026-02-09 18:00`, with or without seconds and a zone. */
const time = /^(\d{4}-\d\d-\d\d)[T ](\d\d?:\d\d)(?::\d\d)?(?:\.\d+)?\s*(Z|[+-]\d\d:\d\d)?$/

const dateOf = (text: string, { instantOf }: FixtureContext, addFault: AddFault): string | undefined => {
  if (text === '') return addFault('date', csvFaultReason('CELL_EMPTY'))
  const [, day = '', clock = '', zone] = time.exec(text) ?? []
  const local = `${day}T${clock.padStart(5, '0')}`
  const instant = zone ? new Date(epochMs(local + zone)) : null
  const iso = instant
    ? Number.isNaN(instant.getTime())
      ? null
      : instant.toISOString()
    : day && instantOf(local)
  return iso || addFault('date', csvFaultReason('DATE_TIME', { value: text }))
}

const findTeam = (text: string, teams: FixtureContext['teams']): number | undefined => {
  const name = text.toLowerCase()
  const named = teams.filter(team => team.name.toLowerCase() === name)
  return teams.find(({ key }) => key === text)?.id ?? (named.length === 1 ? named[0]?.id : undefined)
}

/** Reads the maps, separated by commas, semicolons, slashes or bars; undefined if they have a fault. */
const mapsOf = (
  text: string,
  bestOf: string,
  { maps }: FixtureContext,
  addFault: AddFault,
): number[] | undefined => {
  const most = bestOf === '' ? fixtureLimits.maps : Number(bestOf)
  if (!Number.isInteger(most) || most < 1 || most > fixtureLimits.maps)
    return addFault('bestOf', csvFaultReason('BEST_OF', { most: fixtureLimits.maps }))
  const names = text
    .split(/[,;/|]/)
    .map(name => name.trim())
    .filter(name => name !== '')
  const ids = names.map(name => maps.find(map => plainMapName(map.name) === plainMapName(name))?.id)
  const unknown = names.find((_, at) => ids[at] === undefined)
  if (unknown !== undefined) return addFault('maps', csvFaultReason('MAP_UNKNOWN', { value: unknown }))
  if (ids.length > most) return addFault('maps', csvFaultReason('MAPS_MANY', { limit: most }))
  if (new Set(ids).size < ids.length) return addFault('maps', csvFaultReason('MAP_REPEATED'))
  return ids.flatMap(id => id ?? [])
}

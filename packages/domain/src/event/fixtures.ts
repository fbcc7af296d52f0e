import {
  cellOf,
  findColumns,
  plainName,
  type Row,
  refuseRepeats,
  requireColumn,
} from '../shared/csv/columns.ts'
import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import { type CsvFault, faultList } from '../shared/csv/faults.ts'
import { readTable } from '../shared/csv/from-csv.ts'
import { tableReader } from '../shared/csv/table.ts'
import { epochMs, isCalendarDay } from '../shared/time.ts'
import { frozen } from '../shared/value/frozen.ts'
import { plainMapName } from './map-name.ts'
import {
  haveSameTeams,
  isSameMatch,
  isTurned,
  type MatchTime,
  matchesOfTeams,
  type PhaseMatch,
} from './same-match.ts'

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

/**
 * A match as a file of fixtures plans it; `date` is an ISO instant, `bestOf` the length of the series, null if the file does not
 * say, `maps` are ids in the order of play; `again`: its teams meet in the phase more than once, as the file says.
 */
export type Fixture = MatchTime & { bestOf: number | null; maps: number[]; again: boolean }

/** What a file of fixtures may name, and how its dates without a zone are read. */
export type FixtureContext<Known extends PhaseMatch = PhaseMatch> = {
  /** The teams of the phase. */
  teams: readonly { id: number; key: string; name: string }[]
  maps: readonly { id: number; name: string }[]
  /** The matches that the phase has: they are not added again. */
  matches: readonly Known[]
  /** Reads a local time, `2026-02-09T18:00`, as an ISO instant; null if there is no such time. */
  instantOf: (local: string) => string | null
}

/** The fixtures of a file, or its faults (rulebook 11.44). */
export type FixturesResult<Known extends PhaseMatch = PhaseMatch> =
  | {
      ok: true
      /** The matches to add. */
      fixtures: Fixture[]
      /** How many the phase has already. */
      known: number
      /** Matches that another match of the phase seems to be, at another time or with its teams turned round (rulebook 18.13). */
      same: { fixture: Fixture; match: Known }[]
      /** What the file has that is not read: columns, and matches whose teams are open. */
      notes: CsvFault[]
    }
  | { ok: false; faults: CsvFault[]; faultCount: number }

/**
 * Reads the fixtures of a phase from the text of a CSV file; all or nothing (rulebook 11.44).
 *
 * @example
 * const teams = [{ id: 1, key: 'spirit', name: 'Team Spirit' }, { id: 2, key: 'furia', name: 'FURIA' }]
 * const text = 'date,home,away\n2026-02-09T18:00Z,spirit,FURIA'
 * readFixtures(text, { teams, maps: [], matches: [], instantOf: () => null }).ok // true
 */
export const readFixtures = <Known extends PhaseMatch>(
  text: string,
  context: FixtureContext<Known>,
): FixturesResult<Known> => {
  const faults = faultList()
  const notes: CsvFault[] = []
  const read: { fixture: Omit<Fixture, 'again'>; line: number }[] = []
  let rows = 0
  const readRow = (row: Row, columns: FixtureColumns): void => {
    rows += 1
    if (rows === fixtureLimits.rows + 1)
      faults.add(row.line, '', csvFaultReason('TOO_MANY_ROWS', { limit: fixtureLimits.rows }))
    if (rows > fixtureLimits.rows) return
    if ((['home', 'away'] as const).some(side => isOpen.test(cellOf(row, columns[side])))) {
      notes.push({ line: row.line, column: '', reason: csvFaultReason('FIXTURE_OPEN') })
      return
    }
    const fixture = fixtureOf(row, columns, context, (column, reason) =>
      faults.add(row.line, columns[column]?.name ?? column, reason),
    )
    if (!fixture) return
    const earlier = read.find(each => isSameMatch(each.fixture, fixture))
    if (earlier) faults.add(row.line, '', csvFaultReason('EARLIER_LINE', { line: earlier.line }))
    read.push({ fixture, line: row.line })
  }
  const table = tableReader(faults, header => {
    const columns = findColumns(header, fixtureColumns)
    refuseRepeats(header, faults)
    const known = Object.values(fixtureColumns).flat().map(plainName)
    for (const name of header)
      if (!known.includes(plainName(name)))
        notes.push({ line: 1, column: name, reason: csvFaultReason('FIXTURE_COLUMN') })
    for (const name of ['date', 'home', 'away'] as const) requireColumn(columns[name], name, faults)
    return row => readRow(row, columns)
  })
  readTable(text, table, faults)
  if (faults.count() > 0) return { ok: false, faults: faults.reported(), faultCount: faults.count() }
  return {
    ok: true,
    ...pairFixtures(
      read.map(({ fixture }) => fixture),
      context.matches,
    ),
    notes,
  }
}

/** What stands for a team that is not known yet. */
const isOpen = /^(tbd|tba|\?+|winner\b.*|loser\b.*)$/i

/** Finds what the phase has of the matches of a file; each match of the phase is one of the file, if the file has it exactly. */
const pairFixtures = <Known extends PhaseMatch>(
  planned: readonly Omit<Fixture, 'again'>[],
  matches: readonly Known[],
) => {
  const isExact = (fixture: MatchTime, match: MatchTime) =>
    isSameMatch(fixture, match) && !isTurned(fixture, match)
  const present = planned.filter(fixture => matches.some(match => isExact(fixture, match)))
  const left = matches.filter(match => !present.some(fixture => isExact(fixture, match)))
  const others = planned
    .filter(fixture => !present.includes(fixture))
    .map(fixture => {
      const again = [...planned, ...matches].filter(match => haveSameTeams(match, fixture)).length > 1
      const own = matchesOfTeams(fixture, left)
      const match = own.find(each => isSameMatch(each, fixture)) ?? own[0]
      return { fixture: { ...fixture, again }, match }
    })
  return {
    fixtures: others.flatMap(({ fixture, match }) => (match ? [] : [fixture])),
    known: present.length,
    same: others.flatMap(({ fixture, match }) => (match ? [{ fixture, match }] : [])),
  }
}

type FixtureColumn = keyof typeof fixtureColumns
type FixtureColumns = Partial<Record<FixtureColumn, { at: number; name: string }>>
type AddFault = (column: FixtureColumn, reason: string) => undefined

/** Reads a row; undefined if it has a fault. */
const fixtureOf = (
  row: Row,
  columns: FixtureColumns,
  context: FixtureContext,
  fail: (column: FixtureColumn, reason: string) => void,
): Omit<Fixture, 'again'> | undefined => {
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
  return { homeTeamId, awayTeamId, date, bestOf: lengthOf(cell('bestOf')), maps }
}

/** A time such as `2026-02-09 18:00` or `09.02.2026 18:00`, with or without seconds and a zone. */
const time =
  /^(?:(\d{4}-\d\d-\d\d)|(\d\d?)\.(\d\d?)\.(\d{4}))[T ]+(\d\d?:\d\d)(?::\d\d)?(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?$/

const dateOf = (text: string, { instantOf }: FixtureContext, addFault: AddFault): string | undefined => {
  if (text === '') return addFault('date', csvFaultReason('CELL_EMPTY'))
  const [, iso, day = '', month = '', year, clock = '', zone] = time.exec(text) ?? []
  const date = iso ?? (year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  const local = date && isCalendarDay(date) && `${date}T${clock.padStart(5, '0')}`
  const instant = local && (zone ? zonedInstant(local, zone) : instantOf(local))
  return instant || addFault('date', csvFaultReason('DATE_TIME', { value: text }))
}

const zonedInstant = (local: string, zone: string): string | null => {
  const date = new Date(epochMs(local + zone.replace(/^(...)(\d\d)$/, '$1:$2')))
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

const findTeam = (text: string, teams: FixtureContext['teams']): number | undefined => {
  const name = text.toLowerCase()
  const named = teams.filter(team => team.name.toLowerCase() === name)
  return teams.find(({ key }) => key === text)?.id ?? (named.length === 1 ? named[0]?.id : undefined)
}

/** Reads the length of a series, `3` or `Bo3`; null if there is none. */
const lengthOf = (text: string): number | null => Number(text.replace(/^bo\s*/i, '')) || null

/** Reads the maps, separated by commas, semicolons, slashes or bars; undefined if they have a fault. */
const mapsOf = (
  text: string,
  bestOf: string,
  { maps }: FixtureContext,
  addFault: AddFault,
): number[] | undefined => {
  const most = bestOf === '' ? fixtureLimits.maps : (lengthOf(bestOf) ?? 0)
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

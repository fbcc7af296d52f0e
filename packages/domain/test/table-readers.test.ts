import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  catalogueFileReader,
  fromCsv,
  mapResults,
  readFixtures,
  readScoreFile,
  serverLogReader,
  toCsv,
} from '../src/index.ts'
import { begin, logOf, round, says } from './log-lines.ts'
import { anyEvent } from './read-csv.ts'

/** How many tables each reader is given; `READER_TABLES=10000 pnpm test test/table-readers` tries more. */
const numRuns = Number(process.env.READER_TABLES ?? 40)

const people = [
  '76561198000000001',
  'STEAM_1:1:5',
  '[U:1:24690]',
  '7.65612E+16',
  '76561198000000999',
  'BOT',
  '',
]
const spoilt = ['x', 'Bo "b" N', '"', '""', 'a,b', 'a;b', ' ', 'a\nb', 'NaN', '-1', '99999999999999999999999']
const dates = [
  '2026-02-09 18:00',
  '2026-02-09T18:00Z',
  '2026-02-09T19:00+0100',
  '09.02.2026 18:00',
  '2026-02-30 18:00',
  '2026-03-29 02:30',
  '2026-10-25 02:30',
]
type Columns = Readonly<Record<string, readonly string[]>>
const tables = {
  player: {
    steamId: people,
    name: ['anna', 'zażółć'],
    country: ['pl', 'xx'],
    birth: ['2001-01-01', '2001-02-30'],
    role: ['IGL', 'nobody'],
    style: ['Passive'],
  },
  team: { key: ['a', 'b', 'A B'], name: ['Wolves', 'Bears'] },
  fixtures: {
    date: dates,
    home: ['a', 'Bears', 'TBD'],
    away: ['a', 'b', 'none'],
    'best of': ['', '3', 'Bo5'],
  },
  results: {
    map_name: ['de_nuke', 'de_train'],
    steamid: people,
    rounds: ['20', '21'],
    map_won: ['True', 'False'],
  },
  feed: {
    attacker_steamid: people,
    user_steamid: people,
    attacker_name: ['anna', ''],
    round: ['0', '1', '2'],
    map_name: ['de_nuke', 'de_train'],
  },
  stats: {
    steamid: people,
    map_name: ['de_nuke', 'de_train'],
    adr: ['80.5', '80,5', '-'],
    mvps: ['1', '1.0'],
  },
  counts: { phase: ['1', '2', '3'], steamId: people, keyplayId: ['1', '2', '99'], count: ['1', '40000'] },
} as const satisfies Record<string, Columns>

/** A table of good and spoilt cells, written well or not, whole or cut. */
const textOf = (columns: Columns): fc.Arbitrary<{ text: string; isPlain: boolean; rows: number }> => {
  const cells = Object.values(columns).map(values =>
    fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...values) },
      { weight: 1, arbitrary: fc.constantFrom(...spoilt) },
    ),
  )
  const writing = fc.record({
    rows: fc.array(fc.tuple(...cells), { minLength: 1, maxLength: 6 }),
    isQuoted: fc.boolean(),
    separator: fc.constantFrom(',', ';', '\t', '|'),
    cut: fc.option(fc.nat(40), { freq: 8 }),
    blank: fc.boolean(),
  })
  return writing.map(({ rows, isQuoted, separator, cut, blank }) => {
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
    const lines = [Object.keys(columns), ...rows].map(row =>
      row.map(cell => (isQuoted ? quoted(cell) : cell)).join(separator),
    )
    const whole = lines.join(blank ? '\n\n' : '\n')
    const text = cut === null ? whole : whole.slice(0, Math.max(1, whole.length - cut))
    const isPlain = cut === null && (isQuoted || !rows.flat().some(cell => /["\n]/.test(cell)))
    // A row whose cells are all blank is none.
    return { text, isPlain, rows: rows.filter(row => row.some(cell => cell.trim() !== '')).length }
  })
}

/** What a reader says of a table: how many rows it has taken or named, or the lines of its faults. */
type Read = { taken: number } | { lines: number[] }
type TextReader = (text: string) => Read | Promise<Read>

const linesOf = ({ faults }: { faults: readonly { line: number }[] }): Read => ({
  lines: faults.map(({ line }) => line),
})

const links = {
  roles: [{ id: 1, name: 'IGL' }],
  styles: [{ id: 1, name: 'Passive' }],
  teams: [],
}
const catalogueOf =
  (kind: 'player' | 'team'): TextReader =>
  text => {
    const reader = catalogueFileReader({ kind, stored: new Map(), links, today: '2026-02-09' })
    const { rows, faults } = fromCsv(text)
    for (const [at, { cells, line }] of rows.entries())
      at === 0 ? reader.header(cells) : reader.row(cells, line)
    const read = reader.finish()
    if (read.ok && faults.length === 0) return { taken: read.rows }
    return linesOf({ faults: [...(read.ok ? [] : read.faults), ...faults] })
  }

const scoresOf =
  (type: 'kill' | 'match', skipUnknown: boolean): TextReader =>
  async text => {
    const knows = (steamId: string) => !steamId.endsWith('999')
    const options = { ...anyEvent, type, knows, skipUnknown }
    const read = await readScoreFile('file.csv', new TextEncoder().encode(text), options)
    return read.ok && 'rows' in read ? { taken: read.rows } : linesOf(read.ok ? { faults: [] } : read)
  }

const fixturesOf: TextReader = text => {
  const read = readFixtures(text, {
    teams: [
      { id: 1, key: 'a', name: 'Wolves' },
      { id: 2, key: 'b', name: 'Bears' },
    ],
    maps: [],
    matches: [{ homeTeamId: 1, awayTeamId: 2, date: '2026-02-09T18:00:00.000Z' }],
    instantOf: local => (/-29T02|-25T02/.test(local) ? null : `${local}:00.000Z`),
  })
  if (!read.ok) return linesOf(read)
  const { fixtures, known, same, notes } = read
  return { taken: fixtures.length + known + same.length + notes.filter(({ line }) => line > 1).length }
}

/** All rows of a map that has a result, or is named as left out, are accounted for. */
const resultsOf: TextReader = text => {
  const { results, leftOut } = mapResults(text)
  const { rows, faults } = fromCsv(text)
  const [header, ...others] = rows
  if (leftOut.length > 0) return linesOf({ faults: leftOut })
  const at = header?.cells.indexOf('map_name') ?? -1
  const taken = others.filter(({ cells }) => results.some(({ map }) => map === (cells[at] ?? '').trim()))
  return faults.length > 0 ? linesOf({ faults }) : { taken: taken.length }
}

const readers: [string, Columns, TextReader][] = [
  ['players', tables.player, catalogueOf('player')],
  ['teams', tables.team, catalogueOf('team')],
  ['fixtures', tables.fixtures, fixturesOf],
  ['results of maps', tables.results, resultsOf],
  ['kill feeds', tables.feed, scoresOf('kill', false)],
  ['kill feeds without unknown people', tables.feed, scoresOf('kill', true)],
  ['player stats', tables.stats, scoresOf('match', false)],
  ['counts', tables.counts, scoresOf('kill', false)],
]

it.each(readers)(
  '%s: no row of a table is lost without a sentence (rulebook 8.14, 11.43)',
  async (_what, columns, read) => {
    await fc.assert(
      fc.asyncProperty(textOf(columns), async ({ text, isPlain, rows }) => {
        const said = await read(text)
        const lines = text.split('\n').length
        if ('lines' in said) {
          expect(said.lines.length).toBeGreaterThan(0)
          expect(said.lines.every(line => line >= 1 && line <= lines)).toBe(true)
          return
        }
        const { rows: read_, faults } = fromCsv(text)
        expect(faults).toEqual([])
        expect(said.taken).toBe(read_.length - 1)
        if (isPlain) expect(said.taken).toBe(rows)
      }),
      { numRuns },
    )
  },
)

it('what is written as CSV is read whole (rulebook 11.26)', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.constantFrom(...spoilt, 'y'), { minLength: 2, maxLength: 2 })), rows => {
      const table = [['one', 'two'], ...rows.map(([one = '', two = '']) => [`x${one}`, two])]
      expect(fromCsv(toCsv(table)).rows).toHaveLength(table.length)
    }),
    { numRuns },
  )
})

const { kill, score, freeze, start, won, over, reload } = says
const logLines = logOf(
  begin,
  start,
  round(1, kill('A', 'F')),
  won('CT'),
  score(1),
  freeze,
  reload,
  over,
).split('\n')
const logLine = fc.oneof(
  fc.constantFrom(...logLines.filter(Boolean)),
  fc.constantFrom(
    '',
    ' ',
    'L 01/19/2026 - 19:03:17: nonsense',
    'L 99/99/2026 - 19:03',
    ...spoilt.filter(cell => cell !== 'a\nb'),
  ),
)
const readLog = (text: string) => {
  const reader = serverLogReader()
  reader.read(text)
  return reader.log()
}

it('server logs: each line is read or counted as skipped, whatever stands around it (rulebook 14.2)', () => {
  fc.assert(
    fc.property(fc.array(logLine, { maxLength: 30 }), fc.constantFrom('\n', '\r\n'), (lines, end) => {
      const { lines: read, skipped } = readLog(lines.map(line => line + end).join(''))
      const alone = lines.filter(line => readLog(line + end).skipped === 1)
      expect({ read, skipped }).toEqual({ read: lines.length, skipped: alone.length })
    }),
    { numRuns },
  )
})

import { expect, it } from 'vitest'
import { anyEvent, cellsOf, dataCells, readRows, readWell } from '../../test/read-csv.ts'
import { maxReportedFaults } from '../shared/csv/faults.ts'
import { scoreFileReader } from './score-file.ts'

const feed = { ...anyEvent, type: 'kill' } as const
const header = ['round', 'tick', 'attacker_steamid', 'user_steamid']

it('takes no empty cells at the end of a header for columns, which a counts file must not have (rulebook 8.2, 8.7)', () => {
  const rows = [
    ['phase', 'steamId', 'keyplayId', 'count', '', ' '],
    ['1', '76561197989744167', '1', '12', '', ''],
  ]
  expect(readWell(rows, feed).counts).toEqual([
    { phase: 1, steamId: '76561197989744167', keyplayId: 1, count: 12 },
  ])
})

it('reports the first hundred faults and how many there are (rulebook 8.14)', () => {
  const rows = Array.from({ length: 250 }, () => ['x', '1', '76561197989744167', '76561197960690195'])
  const result = readRows([header, ...rows], feed)
  expect(result).toMatchObject({ ok: false, faultCount: 250 })
  expect(!result.ok && result.faults.map(({ line }) => line)).toEqual(
    Array.from({ length: maxReportedFaults }, (_, at) => at + 2),
  )
})

it.each([
  ['after a faulty header', 0, 'x', 1, 1],
  ['after a fault in the first thousand rows', 999, 'round', 1, 1000],
  ['not after a single fault in a later row', 1000, 'round', 1, 1500],
])('reads no further %s (rulebook 8.14)', (_, faultyRow, column, faultCount, read) => {
  const file = scoreFileReader(feed)
  file.header([column, ...header.slice(1)])
  let rows = 0
  for (; rows < 1500 && !file.isDone(); rows++)
    file.row(
      [
        '1',
        rows === faultyRow ? 'x' : '1',
        '76561197989744167',
        String(76_561_197_960_690_195n + BigInt(rows)),
      ],
      rows + 2,
    )
  expect(rows).toBe(faultyRow === 0 ? 0 : read)
  expect(file.finish()).toMatchObject({ ok: false, faultCount })
})

it('reads no further after a hundred faults, and then tells those (rulebook 8.14)', () => {
  const file = scoreFileReader(feed)
  file.header(header)
  let rows = 0
  for (; rows < 5000 && !file.isDone(); rows++)
    file.row(
      ['1', rows < 1000 ? '1' : 'x', '76561197989744167', String(76_561_197_960_690_195n + BigInt(rows))],
      rows + 2,
    )
  expect(rows).toBe(1100)
  expect(file.finish()).toMatchObject({ faultCount: 100 })
})

it('is all or nothing: one bad row among many leaves no counts (rulebook 8.13)', () => {
  const rows = dataCells('vitality-furia-kills.csv')
  const spoilt = rows.map((cells, at) => (at === 500 ? cells.with(3, 'soon') : cells))
  expect(readRows(spoilt, feed)).toEqual({
    ok: false,
    faults: [{ line: 501, column: 'tick', reason: 'Must be a whole number from 0 to 2147483647.' }],
    faultCount: 1,
  })
})

it('refuses a file without even a header', () => {
  expect(scoreFileReader(feed).finish()).toEqual({
    ok: false,
    faults: [{ line: 1, column: '', reason: 'The file is empty.' }],
    faultCount: 1,
  })
})

it('reads no rows after a faulty header', () => {
  const result = readRows([['attacker_steamid', 'user_steamid'], ['x'], ['y']], feed)
  expect(result).toMatchObject({ faultCount: 1 })
})

it('uses the line that the caller passes for a fault, as a quoted cell can span lines', () => {
  const file = scoreFileReader(feed)
  file.header(header)
  file.row(['1', 'x', '1', '2'], 17)
  expect(file.finish()).toMatchObject({ faults: [{ line: 17, column: 'tick' }] })
})

it('ignores a byte order mark and blanks around cells', () => {
  const { counts } = readWell(
    cellsOf('\uFEFFround, tick ,attacker_steamid,user_steamid\n 1 , 5 , 7 , 8 '),
    feed,
  )
  expect(counts).toEqual([{ phase: 1, steamId: '7', keyplayId: 6, count: 1 }])
})

it('names a column as the file does, without its byte order mark', () => {
  const result = readRows(cellsOf('\uFEFFROUND,tick,attacker_steamid,user_steamid\nx,5,7,8'), feed)
  expect(result).toMatchObject({ faults: [{ column: 'ROUND' }] })
})

it('distinguishes SteamIDs that are the same floating-point number', () => {
  const rows = [header, ['1', '5', '76561197989744167', '8'], ['2', '5000', '76561197989744168', '8']]
  expect(readWell(rows, feed).counts.map(({ steamId }) => steamId)).toEqual([
    '76561197989744167',
    '76561197989744168',
  ])
})

it('calls `knows` once for each player', () => {
  const asked: string[] = []
  const knows = (steamId: string): boolean => asked.push(steamId) > 0
  readWell(dataCells('spirit-falcons-kills.csv'), { ...feed, knows })
  expect(asked).toHaveLength(10)
})

it.each([
  ['a kill feed', 'kill', [header, ['1', '5', '7', '8']]],
  [
    'player stats',
    'match',
    ['steamid,map_name,adr'.split(','), ['7', 'de_nuke', '90'], ['8', 'de_nuke', '90']],
  ],
  [
    'counts',
    'kill',
    ['phase,steamId,keyplayId,count'.split(','), ['1', '7', '1', '2'], ['1', '8', '1', '2']],
  ],
] as const)(
  'refuses %s in which nobody is known, although unknown players are skipped (rulebook 8.11)',
  (_, type, rows) => {
    const options = { ...anyEvent, type, skipUnknown: true }
    const table = rows.map(cells => [...cells])
    expect(readRows(table, { ...options, knows: () => false })).toMatchObject({
      faultCount: 1,
      faults: [{ line: 1, column: '', reason: expect.stringContaining('(2 SteamIDs)') }],
    })
    expect(readRows(table, { ...options, knows: steamId => steamId === '7' })).toMatchObject({
      ok: true,
      skipped: ['8'],
    })
  },
)

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keyplayTable, type ScoreFileCount, scoreFileTypes } from '../src/index.ts'
import { anyEvent, dataCells, goldenCounts, readRows, readWell } from './read-csv.ts'

const feed = { ...anyEvent, type: 'kill' } as const

const turned = <T>(rows: readonly T[]): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...rows], { minLength: rows.length, maxLength: rows.length })

it('has the same counts for any order of the rows of a real feed', () => {
  const [header = [], ...rows] = dataCells('vitality-furia-kills.csv')
  const { counts } = readWell([header, ...rows], feed)
  fc.assert(
    fc.property(turned(rows), again => {
      expect(readWell([header, ...again], feed).counts).toEqual(counts)
    }),
    { numRuns: 15 },
  )
})

const player = fc.constantFrom('', '0', '1', '2', '3', '4', '5')
const team = fc.constantFrom('', 'A', 'B')
const columns = {
  map_name: fc.constantFrom('de_nuke', 'de_dust2'),
  round: fc.constantFrom('0', '1'),
  tick: fc.constantFrom('0', '1', '320', '321', '600'),
  attacker_steamid: player,
  user_steamid: fc.constantFrom('1', '2', '3', '4', '5'),
  attacker_team: team,
  user_team: team,
  assister_steamid: player,
  assistedflash: fc.constantFrom('True', 'False'),
  phase: fc.constantFrom('1', '2'),
}
const kill = fc.tuple(...Object.values(columns))

/** Nobody dies twice in a round of a map. */
const death = ([map, round, , , victim, , , , , phase]: readonly string[]): string =>
  [map, round, victim, phase].join()

/** Puts the rounds of a feed far apart. */
const spread = (row: readonly string[]): string[] =>
  row.map((cell, at) => (at === 2 ? String(Number(cell) + 10_000 * Number(row[1])) : cell))

it('has the same counts for any feed, even an unrealistic one: changing teams, one tick for all kills', () => {
  const feedAndTurned = fc
    .uniqueArray(kill.map(spread), { minLength: 1, maxLength: 14, selector: death })
    .chain(rows => fc.tuple(fc.constant(rows), turned(rows)))
  fc.assert(
    fc.property(feedAndTurned, ([rows, again]) => {
      const header = Object.keys(columns)
      expect(readWell([header, ...again], feed)).toEqual(readWell([header, ...rows], feed))
    }),
    { numRuns: 400 },
  )
})

const counts: fc.Arbitrary<ScoreFileCount[]> = fc.uniqueArray(
  fc.record({
    phase: fc.constantFrom(1, 2),
    steamId: fc.constantFrom('76561197989744167', '76561197989744168', '9'),
    keyplayId: fc.integer({ min: 1, max: 14 }),
    count: fc.integer({ min: 1, max: 32_767 }),
  }),
  { minLength: 1, selector: ({ phase, steamId, keyplayId }) => [phase, steamId, keyplayId].join() },
)

const asRows = (counts: readonly ScoreFileCount[]): string[][] => [
  ['phase', 'steamId', 'keyplayId', 'count'],
  ...counts.map(each => [each.phase, each.steamId, each.keyplayId, each.count].map(String)),
]

it('reads counts back as they were written', () => {
  fc.assert(
    fc.property(counts, written => {
      const read = readWell(asRows(written), feed)
      expect(readWell(asRows(read.counts), feed)).toEqual(read)
      expect(new Set(read.counts.map(each => JSON.stringify(each)))).toEqual(
        new Set(written.map(each => JSON.stringify(each))),
      )
    }),
  )
})

it('reads the counts of a feed back from a counts file', () => {
  const { counts } = readWell(dataCells('spirit-falcons-kills.csv'), feed)
  expect(readWell(asRows(counts), feed).counts).toEqual(counts)
})

const word = fc.oneof(
  fc.constantFrom(
    'steamid',
    'attacker_steamid',
    'user_steamid',
    'round',
    'phase',
    'tick',
    'weapon',
    'headshot',
  ),
  fc.constantFrom(
    'keyplayId',
    'count',
    'damage',
    'rounds',
    'adr',
    'map_name',
    '__proto__',
    'constructor',
    '\uFEFF',
  ),
  fc.constantFrom('1', '76561197989744167', 'True', '-1', '1e9', 'NaN', '=1+1', ''),
  fc.string({ unit: 'binary' }),
)

it('never throws for garbage: it reads it or reports faults', () => {
  const cells = fc.array(word, { maxLength: 8 })
  fc.assert(
    fc.property(fc.array(cells, { maxLength: 8 }), fc.constantFrom(...scoreFileTypes), (rows, type) => {
      const result = readRows(rows, { ...anyEvent, type })
      if (!result.ok) expect(result.faults).toHaveLength(Math.min(result.faultCount, 100))
      else expect(result.counts.every(({ count }) => count > 0)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

it('returns counts only of keyplays that the upload counts', () => {
  const files = { kill: 'vitality-furia-kills.csv', match: 'vitality-furia-stats.csv' }
  const golden = goldenCounts('vitality-furia').map(([, , keyplayId]) => Number(keyplayId))
  for (const type of scoreFileTypes) {
    const { counts } = readWell(dataCells(files[type]), { ...anyEvent, type })
    const ofUpload = keyplayTable.filter(({ upload }) => upload === type).map(({ id }) => id)
    expect(new Set(counts.map(({ keyplayId }) => keyplayId))).toEqual(
      new Set(golden.filter(id => ofUpload.includes(id))),
    )
  }
})

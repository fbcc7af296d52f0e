import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assembleLogs, countLoggedMap, serverLogReader } from '../src/index.ts'
import { goldenCounts } from './read-csv.ts'
import { readLog, realLog } from './real-log.ts'

const text = realLog()
const whole = readLog(text)

it('has the same counts as another reader (rulebook 14.1)', () => {
  const [map] = whole.maps
  const names = new Map(map?.people.map(({ steamId, name }) => [steamId, name]))
  const counts = (map ? countLoggedMap(map) : []).map(({ steamId, keyplayId, count }) =>
    [steamId, names.get(steamId), keyplayId, count].map(String),
  )
  expect(counts).toEqual(goldenCounts('server-log-inferno'))
})

it('agrees with the server: 10 of 10, in every block (rulebook 14.11)', () => {
  expect(whole.maps.map(map => map.agreement)).toEqual([
    { blocks: 14, compared: 10, agreeing: 10, differences: [] },
  ])
})

it('has one map of 15 rounds, without warm-up, knife round and restarts (rulebook 14.5, 14.6)', () => {
  expect(whole.maps).toMatchObject([
    {
      number: 1,
      map: 'de_inferno',
      state: 'final',
      score: { CT: 2, TERRORIST: 13 },
      teams: { CT: 'Orange', TERRORIST: 'Blue' },
      roundsPlayed: 15,
      restored: [],
      startedAt: '2026-01-19T19:03:17.000',
      uncounted: [
        { keyplayId: 17, reason: 'LAST_ROUND', wholly: false },
        { keyplayId: 19, reason: 'NO_DEFUSE_LINE', wholly: false },
      ],
    },
  ])
  expect(whole.maps[0]?.rounds.map(({ number, winner }) => `${number}${winner?.at(0)}`).join(' ')).toBe(
    '1C 2T 3C 4C 5C 6T 7C 8C 9C 10C 11C 12C 13T 14T 15T',
  )
  expect(whole.maps[0]?.kills).toHaveLength(97)
})

it('is read the same however it is cut (rulebook 14.12)', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(text.length), { maxLength: 30 }), cuts => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), text.length]
      const parts = places.slice(1).map((end, at) => text.slice(places[at], end))
      expect(readLog(...parts)).toEqual(whole)
    }),
    { numRuns: 20 },
  )
  expect(readLog(...(text.match(/[\s\S]{1,7}/g) ?? []))).toEqual(whole)
})

it('is read the same if its chunks are repeated, overlap and arrive late (rulebook 14.12)', () => {
  const bytes = new TextEncoder().encode(text)
  const step = 40_000
  const range = fc.record({ begin: fc.nat(bytes.length - 1), length: fc.integer({ min: 1, max: 2 * step }) })
  fc.assert(
    fc.property(fc.array(range, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (extra, order) => {
      const regular = Array.from({ length: Math.ceil(bytes.length / step) }, (_, at) => at * step)
      const later = [...regular.slice(1).map(begin => ({ begin, length: step })), ...extra]
        .map(each => ({ each, key: order.next().value ?? 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ each }) => each)
      const chunks = [{ begin: 0, length: step }, ...later].map(({ begin, length }) => ({
        instance: 'server',
        begin,
        bytes: bytes.subarray(begin, begin + length),
      }))
      const logs = assembleLogs(chunks)
      expect(logs.flatMap(({ runs }) => runs)).toHaveLength(1)
      const decoder = new TextDecoder()
      const parts = (logs[0]?.runs[0]?.pieces ?? []).map(({ chunk, from, to }) =>
        decoder.decode(chunks[chunk]?.bytes.subarray(from, to), { stream: true }),
      )
      expect(readLog(...parts)).toEqual(whole)
    }),
    { numRuns: 15 },
  )
})

it('reads names in any alphabet (rulebook 14.3)', () => {
  // The lower bytes of the last two characters are those of a quote and of `>`.
  const other: Readonly<Record<string, string>> = { '~': 'ż', '^': 'ź', '`': '😀', '|': '丢', '#': '举' }
  const inOther = (ascii: string): string => ascii.replace(/[~^`|#]/g, letter => other[letter] ?? '')
  const fragment = fc.constantFrom(...Object.keys(other), 'A', ' ', '"', '<', 'killed ', '\x7f')
  const name = fc.array(fragment, { maxLength: 4 }).map(parts => parts.join(''))
  const half = text.indexOf('\n', text.length / 2)
  const people = ['Alder', 'Birch', 'Cedar', 'Elm']
  fc.assert(
    fc.property(fc.array(name, { minLength: 8, maxLength: 8 }), names => {
      const renamed = [text.slice(0, half), text.slice(half)]
        .map((part, place) =>
          people.reduce(
            (log, person, at) => log.replaceAll(`"${person}<`, () => `"${names[2 * at + place]}<`),
            part,
          ),
        )
        .join('')
        .replaceAll('with "ak47"', 'with "ak|47"')
      expect(JSON.stringify(readLog(inOther(renamed)))).toBe(inOther(JSON.stringify(readLog(renamed))))
    }),
    { numRuns: 15 },
  )
})

it('never throws, whatever the lines contain (rulebook 14.2)', () => {
  const lines = text.split('\n')
  const line = fc.nat(lines.length - 1).chain(at => {
    const own = lines[at] ?? ''
    return fc.oneof(
      fc.constant(own),
      fc.nat(own.length).map(end => own.slice(0, end)),
      fc
        .tuple(fc.nat(own.length), fc.string())
        .map(([place, put]) => own.slice(0, place) + put + own.slice(place)),
      fc.string(),
    )
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 300 }), mixed => {
      const reader = serverLogReader()
      for (const each of mixed) {
        reader.read(`${each}\n`)
        if (each.length % 7 === 0) reader.hole(each.length)
      }
      const log = reader.log()
      expect(log.lines).toBeGreaterThanOrEqual(log.skipped)
      for (const map of log.maps)
        for (const { count } of countLoggedMap(map)) expect(count).toBeGreaterThan(0)
    }),
  )
})

import { describe, expect, test } from 'vitest'
import { beginningOf, isSilent, phaseOfMap, standingMaps } from './source-map.ts'
import { peopleToSettle, playerCountedFor, settlePeople } from './source-people.ts'

const phase = (index: number, open: string | null, lock: string | null) => ({ index, open, lock, points: 1 })
const at = (hour: number) => `2026-06-01T${String(hour).padStart(2, '0')}:00:00.000Z`

describe('the phase of a map (rulebook 15.9)', () => {
  const phases = [phase(1, at(1), at(4)), phase(2, at(5), at(8)), phase(3, null, null)]
  test.each([
    ['before the first lock', at(3), null],
    ['at the instant of a lock', at(4), 1],
    ['while the next phase is open', at(6), 1],
    ['after the last lock', at(20), 2],
    ['without a round', null, null],
  ])('%s', (_when, arrivedAt, expected) => {
    expect(phaseOfMap(phases, arrivedAt)).toBe(expected)
  })

  test('follows from the lock, not from the index', () => {
    expect(phaseOfMap([phase(1, at(1), at(9)), phase(2, at(2), at(4))], at(10))).toBe(1)
  })
})

test.each([
  [null, at(5), false],
  ['2026-06-01T05:00:00.000Z', '2026-06-01T05:01:59.999Z', false],
  ['2026-06-01T05:00:00.000Z', '2026-06-01T05:02:00.000Z', true],
])('heard at %s, at %s: silent %s (rulebook 15.14)', (heard, now, silent) => {
  expect(isSilent(heard, now)).toBe(silent)
})

describe('one map read twice (rulebook 15.15)', () => {
  const map = (dropped: boolean, name: string, ...times: string[]) => ({
    dropped,
    phaseIndex: dropped ? 2 : 1,
    moved: false,
    facts: { map: name, startedAt: times[0] ?? '', rounds: times.map(startedAt => ({ startedAt })) },
  })
  const played = map(false, 'de_inferno', '2026-01-19T19:03:17.123', '2026-01-19T19:13:13.456')
  test.each([
    ['the whole of it', map(true, 'de_inferno', '2026-01-19T19:03:17.000', '2026-01-19T19:13:13.000'), [1]],
    ['a part of it', map(true, 'de_inferno', '2026-01-19T19:05:00.000'), [0]],
    ['another map of the time', map(true, 'de_dust2', '2026-01-19T19:05:00.000'), [0, 1]],
    ['the same map later', map(true, 'de_inferno', '2026-01-19T20:05:00.000'), [0, 1]],
    ['the same map earlier', map(true, 'de_inferno', '2026-01-19T18:05:00.000'), [0, 1]],
    ['a map without a round', map(true, 'de_inferno'), [0, 1]],
    ['what the server sent again', { ...played, dropped: false }, [0]],
    ['the same map at a second server process', map(false, 'de_inferno', '2026-01-19T19:04:17.123'), [0, 1]],
  ])('%s', (_what, other, standing) => {
    const both = [played, other]
    const expected = standing.map(at => both[at])
    expect(standingMaps(both)).toMatchObject(expected.map(each => ({ facts: each?.facts })))
  })

  test('of two dropped files with equally many rounds the later one applies', () => {
    const [a, b] = [
      { ...played, dropped: true },
      { ...played, dropped: true },
    ]
    expect(standingMaps([a, b])[0]).toBe(b)
    expect(standingMaps([b, a])[0]).toBe(a)
  })

  test('a dropped map takes over the phase, unless it was moved to another phase', () => {
    const dropped = { ...played, dropped: true, phaseIndex: 2 }
    expect(standingMaps([played, dropped])).toEqual([{ ...dropped, phaseIndex: 1 }])
    expect(standingMaps([played, { ...dropped, moved: true }])).toMatchObject([{ phaseIndex: 2 }])
    expect(standingMaps([dropped])).toEqual([dropped])
  })

  test('begin in the order of the server’s logs, whatever the clocks of the server say (rulebook 15.17)', () => {
    const at = (map: string, startedAt: string, wasDropped = false) => ({
      ...{ dropped: wasDropped, phaseIndex: 1, moved: false },
      facts: { map, startedAt, rounds: [{ startedAt }] },
    })
    const last = at('de_nuke', '2026-10-25T02:10:00.000')
    const running = at('de_mirage', '2026-10-25T02:05:00.000')
    const file = at('de_dust2', '2026-10-25T01:00:00.000', true)
    const fileOfLast = at('de_nuke', '2026-10-25T02:10:00.000', true)
    const maps = [last, running, file, fileOfLast]
    expect(standingMaps(maps).map(map => beginningOf(map, maps))).toEqual([1, -1, 0])
  })
})

describe('people of a log (rulebook 15.11)', () => {
  const players = { 1: 10 }
  const people = [
    { steamId: '1', playerId: null, ignored: true },
    { steamId: '2', playerId: 10, ignored: false },
  ]

  test('count for the player with their SteamID, for the player that an admin chose, or for no player', () => {
    expect(['1', '2', '3'].map(id => playerCountedFor(id, people, players))).toEqual([
      undefined,
      10,
      undefined,
    ])
    expect(playerCountedFor('1', [], players)).toBe(10)
  })

  test('are listed if they are unknown or settled, each once with the newest name', () => {
    const logged = [
      { steamId: '3', name: 'old' },
      { steamId: '1', name: 'known' },
      { steamId: '3', name: 'new' },
    ]
    const unknown = { steamId: '3', name: 'new', playerId: null, ignored: false }
    expect(peopleToSettle(logged, [], players)).toEqual([unknown])
    expect(peopleToSettle(logged, people, players)).toEqual([{ ...people[0], name: 'known' }, unknown])
  })

  test('are settled one by one, and a withdrawn decision is removed', () => {
    const back = { steamId: '1', playerId: null, ignored: false }
    const other = { steamId: '2', playerId: 11, ignored: false }
    expect(settlePeople(people, [back, other])).toEqual([other])
    expect(settlePeople(people, [])).toEqual(people)
  })
})

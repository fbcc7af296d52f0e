import { describe, expect, it } from 'vitest'
import {
  countMaps,
  momentsOfCounts,
  momentsOfMap,
  rivalryOf,
  type ScoreFileMap,
  serverLogFileReader,
  sumPlayerCounts,
} from '../src/index.ts'
import { anyEvent, dataCells, mapsOf } from './read-csv.ts'
import { readLog, realLog } from './real-log.ts'

const killsOf = (series: string) => dataCells(`${series}-kills.csv`)
const read = (cells: string[][]) => mapsOf(cells, { ...anyEvent, type: 'kill' })
const sumsOf = (counts: readonly { steamId: string; keyplayId: number; count: number }[]) =>
  sumPlayerCounts(
    counts.map(({ steamId, keyplayId, count }) => ({
      playerId: Number(steamId.slice(-9)),
      keyplayId,
      count,
    })),
  ).filter(({ count }) => count !== 0)
const momentsIn = ({ moments }: ScoreFileMap) => moments ?? []

describe('the kills of a kill feed (rulebook 22.4)', () => {
  it.each(['spirit-falcons', 'vitality-furia'])(
    'of %s add up to the counts of each map, round by round',
    series => {
      for (const map of read(killsOf(series))) {
        const moments = momentsIn(map)
        expect(sumsOf(moments.flatMap(({ counts }) => counts))).toEqual(sumsOf(map.counts))
        const rounds = moments.map(({ round }) => round)
        expect(rounds).toEqual(rounds.toSorted((a, b) => a - b))
        expect(rounds[0]).toBe(1)
        expect(rounds.at(-1)).toBeLessThanOrEqual(map.rounds ?? 0)
      }
    },
  )

  it('are in the order of their ticks, whatever the order of the rows', () => {
    const [header = [], ...rows] = killsOf('spirit-falcons')
    const momentsByMap = (cells: string[][]) => new Map(read(cells).map(map => [map.key, momentsIn(map)]))
    const moments = momentsByMap([header, ...rows])
    expect(momentsByMap([header, ...rows.toReversed()])).toEqual(new Map([...moments].toReversed()))
  })

  it('say who killed whom with what; a third kill in a round is a triple kill', () => {
    const header = ['round', 'tick', 'attacker_steamid', 'user_steamid', 'weapon', 'headshot']
    const kill = (tick: number, victim: number, weapon: string) => [
      '3',
      `${tick}`,
      '7',
      `${victim}`,
      weapon,
      'False',
    ]
    const [map] = read([header, kill(300, 12, 'HE Grenade'), kill(100, 10, 'ak47'), kill(200, 11, 'ak47')])
    const moments = map ? momentsIn(map) : []
    expect(moments.map(({ round, killer, victim, weapon }) => [round, killer, victim, weapon])).toEqual([
      [3, '7', '10', 'ak47'],
      [3, '7', '12', 'hegrenade'],
    ])
    expect(moments.map(({ counts }) => counts.map(({ keyplayId, count }) => [keyplayId, count]))).toEqual([
      [[6, 1]],
      [
        [13, 1],
        [9, 1],
      ],
    ])
  })

  it('decide between two decks where a reader of the file finds it', () => {
    const maps = read(killsOf('spirit-falcons'))
    const players = [...new Set(maps.flatMap(map => map.players))].sort()
    const idOf = (steamId: string) => players.indexOf(steamId) + 1
    const withIds = <Of extends { steamId: string }>(all: readonly Of[]) =>
      all.map(({ steamId, ...each }) => ({ playerId: idOf(steamId), ...each }))
    // Headshots, keyplay 1, are 4 points each: those of donk against those of NiKo.
    const cardOf = (steamId: string) => {
      const headshots = maps.flatMap(map =>
        map.counts.filter(each => each.steamId === steamId && each.keyplayId === 1),
      )
      const count = headshots.reduce((sum, each) => sum + each.count, 0)
      const points = 4 * count
      const keyplays = [{ id: 1, price: 4, count, perks: [], bonus: 1, points }]
      return { playerId: idOf(steamId), points, mult: 1, phaseMult: 1, score: points, keyplays }
    }
    const [donk, niko] = [cardOf('76561198386265483'), cardOf('76561198041683378')]
    const { moves, one, other } = rivalryOf(
      [donk],
      [niko],
      maps.map(map => ({
        id: map.key,
        moments: momentsOfCounts(
          withIds(map.counts),
          momentsIn(map).map(({ round, weapon, counts }) => ({
            ...{ round, kill: { killerId: null, victimId: null, weapon } },
            counts: withIds(counts),
          })),
        ),
      })),
    )
    const byHand = killsOf('spirit-falcons')
    const at = (name: string) => byHand[0]?.indexOf(name) ?? -1
    const expected = byHand.slice(1).flatMap(row => {
      const who = row[at('attacker_steamid')]
      const headshot = row[at('headshot')] === 'True'
      const swing = who === '76561198386265483' ? 4 : who === '76561198041683378' ? -4 : 0
      return headshot && swing
        ? [[Number(row[at('total_rounds_played')]) + 1, row[at('weapon')]?.replace('_', ''), swing]]
        : []
    })
    expect(expected.length).toBeGreaterThan(30)
    expect(moves.map(({ round, kill, swing }) => [round, kill?.weapon, swing])).toEqual(expected)
    expect(moves.at(-1)?.lead).toBe(one - other)
  })

  it('are not kept of a file with more than 20,000', () => {
    const header = ['map_name', 'round', 'attacker_steamid', 'user_steamid']
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => ['m', `${Math.floor(at / 100) + 1}`, '1', `${(at % 100) + 2}`])
    expect(read([header, ...rows(20_000)])[0]?.moments).not.toBeNull()
    expect(read([header, ...rows(20_001)])[0]?.moments).toBeNull()
  })
})

describe('the kills of a server log that was uploaded (rulebook 22.4)', () => {
  it('are those of the game server that sends it', () => {
    const file = serverLogFileReader({ phaseIndex: 1, phases: [1], knows: () => true })
    file.read(realLog().toString())
    const result = file.finish()
    const [uploaded] = result.ok ? result.uploads.kill.maps : []
    const [facts] = readLog(realLog()).maps
    if (!uploaded || !facts) throw new Error('the real log has a map')
    const players = Object.fromEntries(facts.people.map(({ steamId }, at) => [steamId, at + 1]))
    const { kill } = countMaps([{ facts, people: [] }], players)
    const sent = momentsOfMap({ facts, people: [] }, players, kill.counts, ['kill'])
    const kills = momentsIn(uploaded).map(({ round, killer, victim, weapon, counts }) => ({
      round,
      kill: { killerId: players[killer] ?? null, victimId: players[victim] ?? null, weapon },
      counts: sumPlayerCounts(
        counts.map(({ steamId, ...each }) => ({ playerId: players[steamId] ?? 0, ...each })),
      ),
    }))
    expect(kills).toEqual(sent.filter(moment => moment.kill !== null))
    expect(kills.length).toBeGreaterThan(30)
  })
})

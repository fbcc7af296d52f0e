import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { first, over, recordingOf, round, second, total } from '../../test/demo-events.ts'
import { steamIdOf } from '../../test/log-lines.ts'
import { countLoggedMap } from '../server-log/count-logged-map.ts'
import type { DemoMap } from './demo-map.ts'
import { uploadsOfDemos } from './demo-uploads.ts'
import { joinDemos } from './join-demos.ts'
import type { DemoRecording } from './recording.ts'

const { start, live, kill, hurt, flash, did, won } = first

const join = (...recordings: DemoRecording[]) =>
  joinDemos(recordings.map((recording, at) => ({ name: `match-p${at + 1}.dem`, recording })))

const mapOf = (...recordings: DemoRecording[]): DemoMap => {
  const { maps } = join(...recordings)
  expect(maps).toHaveLength(1)
  const [joined] = maps
  if (!joined) throw new Error('no map')
  return joined.map
}

/** The counts of a map as `A 1 2`: the person, the keyplay, how often. */
const countsOf = (map: DemoMap): string[] => {
  const letters = new Map(Array.from('ABCDEFGHIJ', letter => [steamIdOf(letter), letter]))
  return countLoggedMap(map).map(
    ({ steamId, keyplayId, count }) => `${letters.get(steamId)} ${keyplayId} ${count}`,
  )
}

describe('which rounds count (rulebook 8.32)', () => {
  it('leaves out the warm-up, the knife round and everything before a restart', () => {
    const map = mapOf(
      recordingOf(
        [start(0, true), live(), kill('A', 'F')],
        round(0, kill('F', 'A', { weapon: 'knife' })),
        round(0, kill('B', 'G')),
        over,
      ),
    )
    expect(map.rounds.map(({ number }) => number)).toEqual([1])
    expect(countsOf(map)).toEqual(['B 6 1'])
    expect(map).toMatchObject({ state: 'final', score: { CT: 1, TERRORIST: 0 }, roundsPlayed: 1 })
  })

  it('drops the rounds after a restored one, and says so', () => {
    const map = mapOf(
      recordingOf(round(0, kill('A', 'F')), round(1, kill('B', 'F')), round(1, kill('C', 'F')), over),
    )
    expect(countsOf(map)).toEqual(['A 6 1', 'C 6 1'])
    expect(map.restored).toEqual([{ round: 1, taken: 1, at: '' }])
  })

  it('brings rounds back that a restarted server had dropped', () => {
    const map = mapOf(
      recordingOf(
        round(0, kill('A', 'F')),
        round(1, kill('B', 'F')),
        [start(0), live()],
        round(2, kill('C', 'F')),
        over,
      ),
    )
    expect(countsOf(map)).toEqual(['A 6 1', 'B 6 1', 'C 6 1'])
  })

  it('counts a kill after the end of a round for that round', () => {
    const map = mapOf(
      recordingOf([...round(0, kill('A', 'F')), kill('B', 'G')], round(1, kill('C', 'F')), over),
    )
    expect(map.kills.map(({ round, attacker }) => [round, attacker])).toEqual([
      [1, steamIdOf('A')],
      [1, steamIdOf('B')],
      [2, steamIdOf('C')],
    ])
  })

  it('keeps names, score and kills with the teams after half time', () => {
    const map = mapOf(
      recordingOf(
        round(0, kill('A', 'F')),
        [second.start(1), second.live(), second.kill('A', 'F'), second.won('TERRORIST')],
        [second.start(2), second.live(), second.kill('F', 'A'), second.won('CT')],
        over,
      ),
    )
    expect(map.score).toEqual({ CT: 1, TERRORIST: 2 })
    expect(map.teams).toEqual({ CT: 'Blues', TERRORIST: 'Reds' })
    expect(countsOf(map)).toEqual(['A 6 2', 'F 6 1'])
  })

  it('keeps a round whose end is missing, as the server counted it', () => {
    const map = mapOf(recordingOf([start(0), live(), kill('A', 'F')], round(1, kill('B', 'F')), over))
    expect(map.rounds).toMatchObject([
      { number: 1, ended: true, winner: null },
      { number: 2, ended: true, winner: 'CT' },
    ])
  })

  it('takes only the match that is over, if the server goes on with another', () => {
    const map = mapOf(recordingOf(round(0, kill('A', 'F')), over, round(0, kill('B', 'F'))))
    expect(countsOf(map)).toEqual(['A 6 1'])
  })

  it('continues a map that was over when a round of it is restored', () => {
    const map = mapOf(recordingOf(round(0, kill('A', 'F')), over, round(1, kill('B', 'F')), over))
    expect(countsOf(map)).toEqual(['A 6 1', 'B 6 1'])
  })
})

describe('what is counted of a round (rulebook 8.34)', () => {
  it('counts only kills of opponents', () => {
    const map = mapOf(
      recordingOf(
        round(
          0,
          kill('A', 'B', { headshot: true }),
          kill('C', 'C', { weapon: 'world' }),
          kill('', 'D'),
          kill('E', 'F'),
        ),
        over,
      ),
    )
    expect(countsOf(map)).toEqual(['E 6 1'])
  })

  it('lets everybody who kills at the first tick of a round open it, once: one bullet can kill two (rulebook 7.7)', () => {
    const at = (tick: number, ...pair: [string, string]) => ({ ...kill(...pair), tick })
    const map = mapOf(
      recordingOf(round(0, at(640, 'A', 'F'), at(640, 'A', 'I'), at(640, 'G', 'B'), at(641, 'C', 'H')), over),
    )
    expect(countsOf(map)).toEqual(['A 6 1', 'G 6 1'])
  })

  it('finds a trade up to 320 ticks later, and not at 321', () => {
    const traded = (ticks: number) =>
      countsOf(
        mapOf(
          recordingOf(
            round(0, { ...kill('F', 'A'), tick: 640 }, { ...kill('B', 'F'), tick: 640 + ticks }),
            over,
          ),
        ),
      ).filter(count => count.includes(' 7 '))
    expect(traded(320)).toEqual(['B 7 1'])
    expect(traded(321)).toEqual([])
  })

  it('gives flash assists to team mates of the killer only', () => {
    const map = mapOf(recordingOf(round(0, kill('A', 'F', flash('B')), kill('A', 'G', flash('H'))), over))
    expect(countsOf(map).filter(count => count.includes(' 12 '))).toEqual(['B 12 1'])
  })

  it('counts damage as health that was lost, and utility damage', () => {
    const map = mapOf(
      recordingOf(
        round(
          0,
          hurt('A', 'F', 40, 'hegrenade'),
          hurt('', 'F', 30),
          hurt('B', 'F', 0),
          hurt('A', 'B', 1),
          kill('B', 'F'),
        ),
        over,
      ),
    )
    expect(map.stats).toMatchObject([
      { steamId: steamIdOf('A'), damage: 60, utilityDamage: 60 },
      { steamId: steamIdOf('B'), damage: 30, utilityDamage: 0 },
      ...Array(8).fill({ damage: 0 }),
    ])
  })

  it('sees a silent team mate as alive: no clutch (rulebook 14.10)', () => {
    const events = ['B', 'C', 'D'].map(victim => kill('F', victim))
    expect(countsOf(mapOf(recordingOf(round(0, ...events, kill('A', 'F')), over)))).not.toContain('A 16 1')
    const alone = recordingOf([start(0), live('ABCDFGHIJ'), ...events, kill('A', 'F'), won('CT')], over)
    expect(countsOf(mapOf(alone))).toContain('A 16 1')
  })

  it('has whom the bomb kills alive until the end of the round, in the same tick too', () => {
    const bomb = { weapon: 'planted_c4' }
    const events = ['A', 'B', 'C', 'D', 'E'].map(victim => kill('', victim, bomb))
    const map = mapOf(
      recordingOf(
        [
          start(0),
          live('ABFG'),
          did('planted', 'F'),
          ...events,
          kill('', 'F', bomb),
          won('TERRORIST', 'exploded'),
        ],
        over,
      ),
    )
    expect(countsOf(map)).toEqual(['F 18 1'])
  })

  it('takes the MVPs that the demo names, of the last round too, else the rise of the totals', () => {
    expect(countsOf(mapOf(recordingOf(round(0, did('mvp', 'A')), over)))).toEqual(['A 17 1'])
    const totals = (mvp: number) => [total('A', { mvp })]
    const risen = recordingOf(
      [start(0), live(undefined, totals(0)), won('CT'), start(1), live(undefined, totals(1)), won('CT')],
      { event: 'totals', totals: totals(2) },
      over,
    )
    expect(countsOf(mapOf(risen))).toEqual(['A 17 2'])
  })

  it('is refused if nobody is known, although unknown players are skipped (rulebook 8.11)', () => {
    const options = { phaseIndex: 1, phases: [1], knows: () => false, skipUnknown: true }
    const recording = recordingOf(round(0, kill('A', 'F')), over)
    expect(uploadsOfDemos([{ name: 'a.dem', recording }], options)).toMatchObject({
      faults: [{ file: 'a.dem', reason: expect.stringContaining('(10 SteamIDs)') }],
    })
  })

  it('sees no skipped person as alive as unknown (rulebook 14.10)', () => {
    const events = ['B', 'D', 'E'].map(victim => kill('F', victim))
    const recording = recordingOf(round(0, ...events, kill('A', 'F')), over)
    const clutches = (unknown: string) => {
      const knows = (steamId: string): boolean => steamId !== steamIdOf(unknown)
      const options = { phaseIndex: 1, phases: [1], knows, skipUnknown: true }
      const result = uploadsOfDemos([{ name: 'a.dem', recording }], options)
      return result.ok && result.uploads.match.counts.filter(({ keyplayId }) => keyplayId === 16).length
    }
    expect([clutches('G'), clutches('C')]).toEqual([0, 1])
  })

  it('counts no clutches where bots play, as nobody knows whether they live', () => {
    const map = mapOf(recordingOf([start(0), live('AF'), kill('A', ''), kill('A', 'F'), won('CT')], over))
    expect(map.uncounted).toContainEqual({ keyplayId: 16, wholly: true })
    expect(countsOf(map)).toEqual(['A 6 1'])
  })

  it('counts no clutches where a bot was only hurt', () => {
    const map = mapOf(recordingOf(round(0, hurt('A', '', 20), kill('A', 'F')), over))
    expect(map.uncounted).toContainEqual({ keyplayId: 16, wholly: true })
    expect(map.stats).toMatchObject(Array(10).fill({ damage: 0 }))
  })

  it('counts for people what they do in the body of a bot, in which they die a second time, and no clutches', () => {
    const events = [kill('F', 'A'), kill('A', 'G', { headshot: true }), kill('H', 'A'), kill('B', 'H')]
    const map = mapOf(recordingOf(round(0, ...events), over))
    expect(countsOf(map)).toEqual(['A 1 1', 'B 7 1', 'F 6 1', 'H 7 1'])
    expect(map.uncounted).toContainEqual({ keyplayId: 16, wholly: true })
  })
})

describe("agreement with the server's own totals (rulebook 8.35)", () => {
  const played = (kills: number) =>
    mapOf(
      recordingOf(
        [start(0), live('AF', [total('A', { kills: 3 }), total('F', {})]), kill('A', 'F'), won('CT')],
        { event: 'totals', totals: [total('A', { kills }), total('F', { deaths: 1 })] },
        over,
      ),
    ).agreement

  it('compares what was read since the first totals', () => {
    expect(played(4)).toEqual({ blocks: 1, compared: 2, agreeing: 2, differences: [] })
  })

  it('names the players who differ, in what, and since when', () => {
    expect(played(6)).toMatchObject({
      ...{ compared: 2, agreeing: 1 },
      differences: [
        { steamId: steamIdOf('A'), column: 'kills', read: 1, server: 3, since: 1, expected: false },
      ],
    })
  })

  it('expects the damage of a restored round to stay', () => {
    const map = mapOf(
      recordingOf(
        [start(0), live('AF', [total('A', { dmg: 0, ud: 0 })]), hurt('A', 'F', 40, 'hegrenade'), won('CT')],
        [start(1), live('AF', [total('A', { dmg: 60, ud: 60 })]), hurt('A', 'F', 0, 'inferno'), won('CT')],
        [start(1), live('AF', [total('A', { dmg: 160, ud: 160 })]), won('CT')],
        { event: 'totals', totals: [total('A', { dmg: 160, ud: 160 })] },
        over,
      ),
    )
    expect(map.agreement).toMatchObject({ compared: 1, agreeing: 1 })
    expect(map.agreement.differences.every(({ expected }) => expected)).toBe(true)
  })
})

describe('parts of a map (rulebook 8.33)', () => {
  const whole = [
    [start(0, true), live(), kill('A', 'F')],
    round(0, kill('F', 'A', { weapon: 'knife' })),
    round(0, kill('A', 'F'), kill('B', 'G')),
    round(1, kill('C', 'F')),
    round(2, kill('D', 'F')),
    round(2, kill('E', 'F'), did('planted', 'G')),
    [second.start(3), second.live(), second.kill('F', 'A'), second.won('CT')],
    [...round(4, kill('B', 'F')), over],
  ]

  it('a demo that is cut into parts at any rounds, and joined in any order, counts the same', () => {
    const { events, ...facts } = recordingOf(...whole)
    const starts = events.flatMap(({ event }, at) => (event === 'round start' && at > 0 ? [at] : []))
    const expected = mapOf({ ...facts, events })
    fc.assert(
      fc.property(fc.subarray(starts), fc.boolean(), (cuts, turned) => {
        const ends = [...cuts, events.length]
        const files = ends.map((end, at) => ({
          name: `match-p${at + 1}.dem`,
          recording: { ...facts, events: events.slice(ends[at - 1] ?? 0, end) },
        }))
        const { maps, conflicts } = joinDemos(turned ? files.toReversed() : files)
        expect(conflicts).toEqual([])
        expect(maps.map(({ map }) => map)).toEqual([expected])
      }),
    )
  })

  it('a server that restarts goes back: the later part has the rounds', () => {
    const crashed = { ...recordingOf(round(0, kill('A', 'F')), round(1, kill('B', 'F'))), closed: false }
    const result = uploadsOfDemos(
      [
        { name: 'b.dem', recording: recordingOf(round(1, kill('C', 'F')), over) },
        { name: 'a.dem', recording: crashed },
      ],
      { phaseIndex: 1, phases: [1], knows: () => true },
    )
    if (!result.ok) throw new Error('refused')
    expect(result.uploads.kill.maps).toHaveLength(1)
    expect(result.maps[0]).toMatchObject({ files: ['a.dem', 'b.dem'], roundsRead: 2, roundsPlayed: 2 })
    expect(result.notes).toEqual([
      'The recording "a.dem" was not closed, as when a server stops: its last rounds may be missing.',
      'Rounds 2 to 2 of "a.dem" do not count: the match went back, and a later demo has them.',
    ])
  })

  it('two recordings of the same match count once', () => {
    const demo = recordingOf(round(0, kill('A', 'F')), round(1, kill('B', 'F')), over)
    const late = recordingOf(round(1, kill('B', 'F')), over)
    const { maps, repeated, conflicts } = join(late, demo, demo)
    expect(maps.map(({ map }) => countsOf(map))).toEqual([['A 6 1', 'B 6 1']])
    expect({ repeated, conflicts }).toEqual({ repeated: [2, 0], conflicts: [] })
  })

  it('two matches of the same teams on the same map are no parts: a fault names both', () => {
    const demos = ['A', 'B'].map((killer, at) => ({
      name: `${at}.dem`,
      recording: recordingOf(round(0, kill(killer, 'F')), over),
    }))
    expect(uploadsOfDemos(demos, { phaseIndex: 1, phases: [1], knows: () => true })).toEqual({
      ok: false,
      faultCount: 1,
      faults: [
        {
          ...{ file: '1.dem', line: 1, column: '' },
          reason:
            'Round 1 of de_nuke has other kills than in "0.dem". If these are two matches, upload each on its own.',
        },
      ],
    })
  })

  it('two matches of one team on the same map against different teams are two maps', () => {
    const ours = recordingOf(round(0, kill('A', 'F')))
    const others = ours.people.map(({ steamId, name }, at) => ({
      steamId: at < 5 ? steamId : `9${at}`,
      name,
    }))
    const { maps, conflicts } = join(ours, { ...recordingOf(round(0, kill('B', 'F')), over), people: others })
    expect(maps.map(({ files, map }) => [files, countsOf(map)])).toEqual([
      [[0], ['A 6 1']],
      [[1], ['B 6 1']],
    ])
    expect(conflicts).toEqual([])
  })

  it('another match of the same teams on the same map has another key, another recording of one the same', () => {
    const keyOf = (killer: string, tick: number) =>
      join(recordingOf(round(0, { ...kill(killer, 'F'), tick }), over)).maps[0]?.key
    expect(keyOf('A', 100)).toBe(keyOf('A', 200))
    expect(keyOf('A', 100)).not.toBe(keyOf('B', 100))
  })

  it('demos of different maps are different maps, whatever their order', () => {
    const nuke = recordingOf(round(0, kill('A', 'F')), over)
    const { maps } = join({ ...nuke, map: 'de_inferno' }, nuke)
    expect(maps.map(({ map, files }) => [map.map, files])).toEqual([
      ['de_inferno', [0]],
      ['de_nuke', [1]],
    ])
  })
})

describe('demos as score files (rulebook 8.31)', () => {
  const options = { phaseIndex: 1, phases: [1, 2], knows: (steamId: string) => steamId !== steamIdOf('F') }
  const demo = {
    name: 'nuke.dem',
    recording: recordingOf(round(0, kill('A', 'F'), did('planted', 'F')), over),
  }

  it('give both uploads at once, without unknown people if they are skipped', () => {
    const result = uploadsOfDemos([demo], { ...options, skipUnknown: true })
    if (!result.ok) throw new Error('refused')
    const { kill, match } = result.uploads
    expect(result.skipped).toEqual([steamIdOf('F')])
    expect(kill.maps[0]).toMatchObject({ phase: 1, map: 'de_nuke', rounds: 1, rows: 1 })
    expect(kill.counts).toEqual([{ phase: 1, steamId: steamIdOf('A'), keyplayId: 6, count: 1 }])
    expect(match.counts).toEqual([])
  })

  it.each([
    [
      'an unknown person',
      { files: [demo] },
      'No player has the SteamID 76561197960265734, of "F" in "Blues".',
    ],
    ['no phase', { files: [demo], phaseIndex: undefined }, 'The file has no phase column; choose a phase.'],
    ['a phase that the event lacks', { files: [demo], phaseIndex: 9 }, 'The event has no phase 9.'],
    [
      'no round that counts',
      { files: [{ ...demo, recording: recordingOf([start(0, true), live(), kill('A', 'F')]) }] },
      'The demo has no round that counts: only warm-up, or a match that was not played.',
    ],
  ])('are refused with %s', (_, { files, ...more }, reason) => {
    const result = uploadsOfDemos(files, { ...options, ...more })
    expect(result.ok ? [] : result.faults.map(fault => fault.reason)).toContain(reason)
  })
})

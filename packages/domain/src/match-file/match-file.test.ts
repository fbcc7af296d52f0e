import { describe, expect, it } from 'vitest'
import { isMatchFile, readMatchFile } from './match-file.ts'

/** As the documentation of MatchZy has it. */
const matchZy = {
  matchid: 27,
  team1: { name: 'Astralis', players: { '76561197990682262': 'Xyp9x', '76561198010511021': 'gla1ve' } },
  team2: { name: 'NaVi', players: { '76561198034202275': 's1mple' } },
  num_maps: 3,
  maplist: ['de_mirage', 'de_overpass', 'de_inferno'],
  map_sides: ['team1_ct', 'team2_ct', 'knife'],
  spectators: { players: { '76561198264582285': 'Anders Blume' } },
  clinch_series: true,
  players_per_team: 5,
  cvars: { hostname: 'MatchZy: Astralis vs NaVi #27', mp_friendlyfire: '0' },
}

/** As get5 has it: a list of SteamIDs in other forms, and a pool of maps for the veto. */
const get5 = {
  matchid: 'final',
  num_maps: 1,
  skip_veto: false,
  maplist: ['de_dust2', 'de_nuke', 'de_train', 'de_mirage'],
  team1: { name: 'EnvyUs', tag: 'EnvyUs', flag: 'FR', players: ['STEAM_1:1:52245092', '[U:1:900000001]'] },
  team2: { name: 'fnatic', players: ['76561198034202275'] },
}

describe('a match file (rulebook 25.9)', () => {
  it('of MatchZy has teams, players, best of and maps', () => {
    expect(readMatchFile(matchZy)).toEqual({
      ok: true,
      match: {
        home: {
          name: 'Astralis',
          players: [
            { steamId: '76561197990682262', name: 'Xyp9x' },
            { steamId: '76561198010511021', name: 'gla1ve' },
          ],
        },
        away: { name: 'NaVi', players: [{ steamId: '76561198034202275', name: 's1mple' }] },
        bestOf: 3,
        maps: ['de_mirage', 'de_overpass', 'de_inferno'],
      },
    })
  })

  it('of get5 may have SteamIDs of other forms; maps for a veto are not played yet', () => {
    expect(readMatchFile(get5)).toMatchObject({
      match: {
        home: { players: [{ steamId: '76561198064755913', name: '' }, { steamId: '76561198860265729' }] },
        bestOf: 1,
        maps: [],
      },
    })
    const skipped = readMatchFile({ ...get5, skip_veto: true })
    expect(skipped).toMatchObject({ match: { maps: ['de_dust2'] } })
    const { num_maps: _, ...open } = get5
    expect(readMatchFile({ ...open, skip_veto: true })).toMatchObject({
      match: { bestOf: null, maps: get5.maplist },
    })
    expect(readMatchFile({ team1: get5.team1, team2: get5.team2 })).toMatchObject({
      match: { bestOf: null, maps: [] },
    })
  })

  it('without players is one whose teams bring none', () => {
    expect(readMatchFile({ team1: { name: 'A' }, team2: { name: 'B' } })).toMatchObject({
      match: { home: { name: 'A', players: [] } },
    })
  })

  it('is refused with all its faults', () => {
    const faulty = {
      team1: { players: { BOT: 'x' } },
      team2: { name: 'B', players: 'everybody' },
      num_maps: 0,
      maplist: ['', 5],
    }
    const read = readMatchFile(faulty)
    const paths = read.ok ? [] : read.faults.map(({ path, rule }) => `${path.join('/')} ${rule}`)
    expect(paths).toEqual([
      'team1/name VALUE_MISSING',
      'team1/players/BOT VALUE_INVALID',
      'team2/players VALUE_INVALID',
      'num_maps VALUE_INVALID',
      'maplist/0 VALUE_INVALID',
      'maplist/1 VALUE_INVALID',
    ])
    expect(readMatchFile({ ...get5, maplist: { fromfile: 'maps.txt' } })).toMatchObject({
      faults: [{ path: ['maplist'] }],
    })
    expect(readMatchFile({ team1: 'a', team2: { name: 'B', players: [7] } })).toMatchObject({
      faults: [{ path: ['team1', 'name'] }, { path: ['team2', 'players', 0] }],
    })
  })

  it('is known by its two teams', () => {
    expect([matchZy, get5, { version: 1 }, null, [], 'text'].map(isMatchFile)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(readMatchFile({ version: 1 }).ok).toBe(false)
  })
})

it('takes a number of maps as text, and names a team that is in another file (rulebook 25.9)', () => {
  const team = (name: string) => ({ name, players: {} })
  expect(readMatchFile({ team1: team('a'), team2: team('b'), num_maps: '3' })).toMatchObject({
    match: { bestOf: 3 },
  })
  expect(readMatchFile({ team1: { fromfile: 'teams/a.json' }, team2: team('b') })).toMatchObject({
    faults: [{ path: ['team1'], rule: 'MATCH_FILE_ELSEWHERE', facts: { name: 'teams/a.json' } }],
  })
})

it('reads the example of get5’s documentation once its team from another file is in it; coaches are no players (rulebook 25.9)', () => {
  const players = { '76561197990682262': 'Xyp9x', '76561198010511021': 'gla1ve' }
  const elsewhere = { fromfile: 'addons/sourcemod/get5/team_navi.json' }
  const example = {
    ...{
      match_title: 'Astralis vs. NaVi',
      matchid: '3123',
      clinch_series: true,
      num_maps: 3,
      wingman: false,
    },
    ...{
      players_per_team: 5,
      coaches_per_team: 2,
      skip_veto: false,
      veto_first: 'team1',
      side_type: 'standard',
    },
    spectators: { name: 'Blast PRO 2021', players: { '76561197987511774': 'Anders Blume' } },
    maplist: ['de_dust2', 'de_nuke', 'workshop/1193875520/de_aztec', 'de_inferno', 'de_mirage'],
    map_sides: ['team1_ct', 'team2_ct', 'knife'],
    team1: elsewhere,
    team2: {
      ...{ id: '3752', name: 'Astralis', tag: 'Astralis', flag: 'DK', logo: 'astr', players },
      ...{ matchtext: 'Defending Champions', coaches: { '76561197987144812': 'Trace' } },
    },
    cvars: { hostname: 'Get5 Match #3123', mp_friendlyfire: '0' },
  }
  expect(readMatchFile(example)).toEqual({
    ok: false,
    faults: [{ path: ['team1'], rule: 'MATCH_FILE_ELSEWHERE', facts: { name: elsewhere.fromfile } }],
  })
  const navi = { id: '1348', name: 'Natus Vincere', players: { '76561198034202275': 's1mple' } }
  expect(
    readMatchFile({ ...example, team1: { ...navi, coaches: { '76561198013523865': 'B1ad3' } } }),
  ).toEqual({
    ok: true,
    match: {
      home: { name: 'Natus Vincere', players: [{ steamId: '76561198034202275', name: 's1mple' }] },
      away: {
        name: 'Astralis',
        players: Object.entries(players).map(([steamId, name]) => ({ steamId, name })),
      },
      bestOf: 3,
      maps: [],
    },
  })
})

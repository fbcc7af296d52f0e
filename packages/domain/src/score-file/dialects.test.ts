import { expect, it } from 'vitest'
import { anyEvent, readWell } from '../../test/read-csv.ts'

const feed = { ...anyEvent, type: 'kill' } as const
const stats = { ...anyEvent, type: 'match' } as const

/** The columns of the kills table of cs-demo-analyzer and cs-demo-manager that count. */
const demoHeader = [
  'tick',
  'round',
  'killer steamid',
  'killer side',
  'killer team name',
  'victim steamid',
  'victim side',
  'victim team name',
  'assister steamid',
  'weapon name',
  'headshot',
  'penetrated objects',
  'is flash assist',
  'is killer blinded',
  'is through smoke',
  'is no scope',
  'match checksum',
]
type Cells = Partial<Record<string, string>>
const demoRow = (cells: Cells): string[] => {
  const usual: Cells = {
    tick: '100',
    round: '1',
    'killer steamid': '1',
    'killer side': 'CT',
    'victim steamid': '6',
    'victim side': 'T',
    'assister steamid': '0',
    'weapon name': 'AK-47',
    headshot: '0',
    'penetrated objects': '0',
    'is flash assist': '0',
    'is killer blinded': '0',
    'is through smoke': '0',
    'is no scope': '0',
    'match checksum': 'a1',
  }
  return demoHeader.map(name => cells[name] ?? usual[name] ?? '')
}
const countsOf = (...rows: Cells[]): string[] =>
  readWell([demoHeader, ...rows.map(demoRow)], feed).counts.map(
    ({ steamId, keyplayId, count }) => `${steamId}: ${keyplayId} x${count}`,
  )

it('reads the kills table of cs-demo-analyzer, which has what keyplays 1 to 14 need, but for 5: blinded is not blind (rulebook 7.6, 8.5)', () => {
  const { layout, uncounted } = readWell([demoHeader, demoRow({})], feed)
  expect(layout).toBe('kill feed')
  expect(uncounted.filter(id => id <= 14)).toEqual([5])
  expect(
    readWell(
      [
        [...demoHeader, 'attackerblind'],
        [...demoRow({}), '1'],
      ],
      feed,
    ).uncounted,
  ).not.toContain(5)
})

it.each<[string, Cells, string[]]>([
  ['a headshot', { headshot: '1' }, ['1: 1 x1', '1: 6 x1']],
  ['a headshot, as spreadsheets write it', { headshot: 'TRUE' }, ['1: 1 x1', '1: 6 x1']],
  [
    'a headshot of a column with empty cells',
    { headshot: '1.0', 'is no scope': '0.0' },
    ['1: 1 x1', '1: 6 x1'],
  ],
  ['a wallbang', { 'penetrated objects': '2' }, ['1: 2 x1', '1: 6 x1']],
  ['through smoke', { 'is through smoke': '1' }, ['1: 3 x1', '1: 6 x1']],
  ['no scope', { 'is no scope': '1' }, ['1: 4 x1', '1: 6 x1']],
  ['only blinded', { 'is killer blinded': '1' }, ['1: 6 x1']],
  ['a flash assist', { 'is flash assist': '1', 'assister steamid': '2' }, ['1: 6 x1', '2: 12 x1']],
  ['a knife', { 'weapon name': 'Knife' }, ['1: 6 x1', '1: 8 x1']],
  ['a grenade', { 'weapon name': 'HE Grenade' }, ['1: 6 x1', '1: 13 x1']],
  ['the grenade of the server', { 'weapon name': 'weapon_hegrenade' }, ['1: 6 x1', '1: 13 x1']],
  ['fire', { 'weapon name': 'Incendiary Grenade' }, ['1: 6 x1', '1: 14 x1']],
  ['fire of the server', { 'weapon name': 'weapon_molotov' }, ['1: 6 x1', '1: 14 x1']],
  ['a tick with decimals', { tick: '2332.0' }, ['1: 6 x1']],
  ['one of the same side', { 'victim side': 'CT' }, []],
])('%s', (_, cells, counts) => {
  expect(countsOf(cells)).toEqual(counts)
})

it('does not count kills in the warm-up (rulebook 7.5)', () => {
  const header = ['is_warmup_period', 'round', 'tick', 'attacker_steamid', 'user_steamid']
  const rows = [
    header,
    ['True', '0', '5', '1', '6'],
    ['True', '0', '6', '1', '6'],
    ['False', '0', '9', '2', '6'],
  ]
  expect(readWell(rows, feed).counts).toEqual([{ phase: 1, steamId: '2', keyplayId: 6, count: 1 }])
})

it.each(['match_checksum', 'demo', 'demo_name', 'file', 'game_id', 'map_number', 'match_id', 'map_name'])(
  'identifies maps by %s (rulebook 7.14)',
  column => {
    const header = [column, 'round', 'tick', 'attacker_steamid', 'user_steamid']
    const rows = [header, ['one', '1', '5', '1', '6'], ['two', '1', '9', '1', '6']]
    expect(readWell(rows, feed).counts).toEqual([{ phase: 1, steamId: '1', keyplayId: 6, count: 2 }])
  },
)

it('identifies maps by all columns that name one: a series has a single match_id (rulebook 7.14)', () => {
  const header = ['match_id', 'demo', 'round', 'tick', 'attacker_steamid', 'user_steamid']
  const rows = [header, ['s', 'a.dem', '1', '5', '1', '6'], ['s', 'b.dem', '1', '9', '1', '6']]
  expect(readWell(rows, feed).counts).toEqual([{ phase: 1, steamId: '1', keyplayId: 6, count: 2 }])
})

it.each([
  ['words that no detector uses', ['Strzelba', '17'], [8, 13, 14]],
  ['no words at all', ['', ''], [8, 13, 14]],
  ['words of the game', ['awp', 'Strzelba'], []],
  ['names of the game', ['M4A1-S', 'Desert Eagle'], []],
  ['a knife of any name', ['knife_karambit', '?'], []],
])('a weapon column of %s (rulebook 7.15)', (_, words, uncounted) => {
  const header = ['map', 'round', 'tick', 'attacker_steamid', 'user_steamid', 'weapon']
  const rows = words.map((word, at) => ['m', '1', '5', '1', `${at + 6}`, word])
  const ofWeapons = [8, 13, 14]
  expect(readWell([header, ...rows], feed).uncounted.filter(id => ofWeapons.includes(id))).toEqual(uncounted)
})

it('reads MatchZy’s match_data table, which lacks clutches against three to five (rulebook 8.6)', () => {
  const header =
    'matchid,mapnumber,steamid64,team,name,kills,damage,utility_damage,v1_count,v1_wins,v2_count,v2_wins'
  const rows = [header, '7,0,1,A,x,20,2500,149,2,1,1,1', '7,1,1,A,x,20,2500,50,0,0,0,0'].map(row =>
    row.split(','),
  )
  expect(readWell(rows, stats)).toMatchObject({
    layout: 'player stats',
    counts: [{ phase: 1, steamId: '1', keyplayId: 15, count: 3 }],
    uncounted: expect.arrayContaining([16, 17, 18, 19, 20]),
  })
})

it.each(['100.5', '100,5'])('reads decimals after a point or a comma: %s (rulebook 8.9)', adr => {
  const { counts } = readWell(
    [
      ['steamid', 'map_name', 'adr'],
      ['1', 'de_nuke', adr],
    ],
    stats,
  )
  expect(counts).toEqual([{ phase: 1, steamId: '1', keyplayId: 20, count: 1 }])
})

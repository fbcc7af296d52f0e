import { expect, it } from 'vitest'
import { begin, logOf, round, says, spellingOf, steamIdOf } from '../../test/log-lines.ts'
import { readLog, realLog } from '../../test/real-log.ts'
import { readPeopleOnSides } from './people-on-sides.ts'
import { serverLogReader } from './server-log-reader.ts'

const mapsOf = (...lines: Parameters<typeof logOf>) => readLog(logOf(...lines)).maps
const killsOf = (...lines: Parameters<typeof logOf>): string[] =>
  mapsOf(...lines).flatMap(({ kills }) =>
    kills.map(kill => `${kill.round}: ${nameOf(kill.attacker)} ${nameOf(kill.victim)}`),
  )
const nameOf = (steamId: string): string =>
  'ABCDEFGHIJ'.split('').find(person => steamIdOf(person) === steamId) ?? '?'
const { kill, score, freeze, start, won, over, reload, here, suicide, left, attack } = says

it.each<[string, Parameters<typeof logOf>, string[]]>([
  ['a round', [begin, round(1, kill('A', 'F'))], ['1: A F']],
  [
    'events after the end of a round still belong to it',
    [begin, start, won('CT'), score(1), kill('A', 'F'), freeze, score(1)],
    ['1: A F'],
  ],
  ['the warm-up does not count', [freeze, score(-1), kill('A', 'F')], []],
  [
    'a restart drops everything before it',
    [begin, round(1, kill('A', 'F')), begin, round(1, kill('B', 'G'))],
    ['1: B G'],
  ],
  [
    'a knife round is dropped by the restart',
    [begin, start, kill('A', 'F', 'with "knife"'), won('CT'), score(1), freeze, score(-1), begin],
    [],
  ],
  [
    'nothing counts after the match is over',
    [begin, round(1, kill('A', 'F')), over, kill('A', 'G')],
    ['1: A F'],
  ],
  [
    'the last round ends with the match',
    [begin, start, kill('A', 'F'), won('CT'), score(1), kill('B', 'G'), over],
    ['1: A F', '1: B G'],
  ],
  [
    'a log that begins in the middle of a round',
    [kill('A', 'F'), won('CT'), score(7), freeze, score(7), kill('B', 'G')],
    ['7: A F', '8: B G'],
  ],
  [
    'a log without the number of rounds',
    [
      'World triggered "Match_Start" on "de_nuke"',
      kill('A', 'F'),
      'Team "CT" triggered "SFUI_Notice_CTs_Win" (CT "1") (T "0")',
      freeze,
      kill('B', 'G'),
    ],
    ['1: A F', '2: B G'],
  ],
  [
    'a round whose end is missing',
    [begin, start, kill('A', 'F'), score(1), freeze, score(1), kill('B', 'G')],
    ['1: A F', '2: B G'],
  ],
  [
    'a draw',
    [
      begin,
      start,
      kill('A', 'F'),
      'World triggered "SFUI_Notice_Round_Draw"',
      score(1),
      freeze,
      score(1),
      kill('B', 'G'),
    ],
    ['1: A F', '2: B G'],
  ],
])('rounds: %s (rulebook 14.6)', (_, lines, kills) => {
  expect(killsOf(...lines)).toEqual(kills)
})

/** What a real server writes between a reload and the round that is played again. */
const drawn = [
  'World triggered "SFUI_Notice_Round_Draw" (CT "2") (T "0")',
  score(2),
  'World triggered "Round_End"',
  freeze,
  score(2),
]
const three = [begin, round(1, kill('A', 'F')), round(2, kill('B', 'G')), round(3, kill('C', 'H'))].flat()
it.each<[string, Parameters<typeof logOf>]>([
  [
    'the reload, then the score, then the freeze time',
    [three, start, kill('D', 'I'), reload, suicide('A'), score(2), suicide('B'), freeze, score(2)],
  ],
  [
    'the freeze time, then the reload',
    [three, start, kill('D', 'I'), freeze, suicide('A'), reload, suicide('B'), score(2)],
  ],
  ['in the freeze time', [three, reload, score(2), freeze, score(2)]],
  [
    'after the round’s end',
    [three, start, kill('D', 'I'), won('CT'), score(4), reload, score(2), freeze, score(2)],
  ],
  ['without the line of the reload', [three, start, kill('D', 'I'), freeze, score(2)]],
  [
    'to a later round, after one by mistake to an earlier',
    [three, reload, score(1), freeze, score(1), reload, score(2), freeze, score(2)],
  ],
  ['after a warm-up', [three, freeze, score(-1), start, kill('D', 'I'), reload, score(2), freeze, score(2)]],
  [
    'on a server that was restarted',
    [three, 'Loading map "de_nuke"', freeze, score(-1), reload, score(2), freeze, score(2)],
  ],
  [
    'after a warm-up, without the line of the reload',
    [three, freeze, score(-1), start, kill('D', 'I'), freeze, score(2)],
  ],
  ['after the match was over', [three, start, won('CT'), score(4), over, reload, score(2), freeze, score(2)]],
  ['with the draw and the end that a server writes', [three, reload, drawn]],
])('a round is restored: %s (rulebook 14.7)', (_, lines) => {
  const [map, ...others] = mapsOf(...lines, start, kill('E', 'J'), won('CT'), score(3))
  expect(others).toEqual([])
  expect(map).toMatchObject({ state: 'running', roundsPlayed: 3 })
  expect(map?.rounds.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(map?.kills.map(({ round, attacker }) => `${round}${nameOf(attacker)}`)).toEqual(['1A', '2B', '3E'])
})

it('says that a round was restored, and how many were taken back (rulebook 14.7)', () => {
  const [map] = mapsOf(three, start, kill('D', 'I'), reload, score(1))
  expect(map?.restored).toMatchObject([{ round: 1, taken: 3 }])
})

it('takes the map of a log without the number of rounds from the start of the match (rulebook 14.5)', () => {
  const [map] = mapsOf('World triggered "Match_Start" on "de_nuke"', start, kill('A', 'F'))
  expect(map?.map).toBe('de_nuke')
})

it('does not take back a round in which nothing happened (rulebook 14.7)', () => {
  const [map] = mapsOf(three, attack('A', 'A', 99), suicide('A'), reload, drawn)
  expect(map?.restored).toMatchObject([{ round: 2, taken: 1 }])
})

it('drops the suicides of a reload, which the server’s own statistics do not count as deaths (rulebook 14.7)', () => {
  const block = says.statistics(3, { A: '1,0,0,0,0,0,1,1', F: '0,1,0,0,0,0,0,0' })
  const [map] = mapsOf(
    begin,
    round(1, kill('A', 'F')),
    freeze,
    suicide('A'),
    reload,
    suicide('F'),
    score(1),
    start,
    won('CT'),
    score(2),
    freeze,
    block,
  )
  expect(map?.agreement).toMatchObject({ compared: 2, agreeing: 2 })
})

it('expects the damage of rounds taken back in the server’s own statistics (rulebook 14.11)', () => {
  const block = says.statistics(2, { A: '0,0,70,0,0,0,0,0' })
  const [map] = mapsOf(begin, start, attack('A', 'F', 60), reload, score(0), freeze, score(0))
  expect(map?.agreement.differences).toEqual([])
  const [other] = mapsOf(
    begin,
    round(1, attack('A', 'F', 70)),
    start,
    attack('A', 'G', 60),
    reload,
    score(1),
    freeze,
    block,
    score(1),
  )
  expect(other?.agreement).toMatchObject({
    compared: 1,
    agreeing: 1,
    differences: [{ column: 'dmg', read: 30, server: 70, expected: true }],
  })
})

it('drops the statistics of restored rounds, and brings them back with a later round (rulebook 14.7, 14.11)', () => {
  const first = [
    start,
    kill('A', 'F'),
    won('CT'),
    score(1),
    freeze,
    says.statistics(2, { A: '1,0,0,0,0,0,1,0' }),
    score(1),
  ]
  const second = [
    start,
    kill('B', 'G'),
    won('CT'),
    score(2),
    freeze,
    says.statistics(3, { B: '1,0,0,0,0,0,1,0' }),
    score(2),
  ]
  const restored = [reload, score(1), freeze, score(1)]
  const blocksOf = (...lines: Parameters<typeof logOf>) => mapsOf(begin, ...lines)[0]?.agreement.blocks
  expect(blocksOf(...first, ...second)).toBe(2)
  expect(blocksOf(...first, ...second, ...restored)).toBe(1)
  expect(blocksOf(...first, ...second, ...restored, reload, score(2), freeze, score(2))).toBe(2)
})

it.each([
  [3, '3,0,0,1,0,0,1,0'],
  [4, '4,0,0,0,1,0,1,0'],
  [5, '5,0,0,0,0,1,1,0'],
])('agrees with the server on a round of %i kills (rulebook 14.11)', (kills, row) => {
  const made = ['F', 'G', 'H', 'I', 'J'].slice(0, kills).map(victim => kill('A', victim))
  const [map] = mapsOf(
    begin,
    start,
    made,
    won('CT'),
    score(1),
    freeze,
    says.statistics(2, { A: row }),
    score(1),
  )
  expect(map?.agreement).toEqual({ blocks: 1, compared: 1, agreeing: 1, differences: [] })
})

it('ignores a person who leaves without having been on a side (rulebook 14.10)', () => {
  const [map] = mapsOf(
    begin,
    start,
    `${spellingOf('E', '')} disconnected`,
    kill('A', 'F'),
    won('CT'),
    score(1),
  )
  expect(map?.stats.map(({ steamId }) => nameOf(steamId))).toEqual(['A', 'F'])
})

it('names the people whose numbers differ from the server’s, and since when (rulebook 14.11)', () => {
  const block = says.statistics(2, { A: '2,0,0,0,0,0,1,1', F: '0,1,0,0,0,0,0,0' })
  const [map] = mapsOf(begin, start, kill('A', 'F'), won('CT'), score(1), freeze, block, score(1))
  expect(map?.agreement).toEqual({
    blocks: 1,
    compared: 2,
    agreeing: 1,
    differences: [
      { steamId: steamIdOf('A'), column: 'kills', read: 1, server: 2, since: 1, expected: false },
    ],
  })
})

it.each([
  ['12', 12],
  ['  70.00', 70],
  ['12.25', 12.25],
  ['-3', -3],
  ['1e2', 100],
  ['1234567890123456', 1_234_567_890_123_456],
])('reads %s in the server’s own statistics as that number (rulebook 14.11)', (cell, server) => {
  const block = says.statistics(2, { A: `1,0,${cell},0,0,0,1,1` })
  const [map] = mapsOf(begin, start, kill('A', 'F'), won('CT'), score(1), freeze, block, score(1))
  expect(map?.agreement.differences).toMatchObject([{ column: 'dmg', read: 0, server }])
})

it.each([
  ['spaces at its end', 'Ann  '],
  ['quotes', 'the "best"'],
  ['a bracket', '<b>A</b>'],
  ['what looks like an ID', 'A<1><BOT><CT>'],
  ['what looks like the end of one', 'A<1><BOT><CT>" '],
  ['nothing', ''],
  ['a letter of two halves', 'A😀'],
])('reads a name with %s (rulebook 14.3)', (_, name) => {
  const person = `"${name}<12><[U:1:1]><CT>"`
  const lines = [
    begin,
    `${person} [1 2 3] killed ${spellingOf('F')} [1 2 3] with "ak47"`,
    `${spellingOf('G')} [1 2 3] killed ${person} [1 2 3] with "ak47"`,
  ]
  const [map] = mapsOf(...lines)
  expect(map?.people.find(({ steamId }) => steamId === steamIdOf('A'))).toMatchObject({ name, side: 'CT' })
  expect(killsOf(...lines)).toEqual(['1: A F', '1: G A'])
})

it('never reads chat messages as events (rulebook 14.3)', () => {
  const said = [
    `${spellingOf('A')} say "x" ${kill('B', 'G')}`,
    `${spellingOf('A')} say_team "" [1 2 3] killed ${spellingOf('G')} [1 2 3] with "ak47"`,
  ]
  expect(killsOf(begin, said, kill('A', 'F'))).toEqual(['1: A F'])
})

it.each([
  ['[U:1:1]', 'A'],
  ['STEAM_1:1:0', 'A'],
  ['STEAM_0:0:1', 'B'],
  ['BOT', ''],
  ['STEAM_ID_PENDING', ''],
  ['Console', ''],
])('%s is somebody, or nobody (rulebook 14.4)', (id, person) => {
  const line = `"x<3><${id}><CT>" [1 2 3] killed ${spellingOf('F')} [1 2 3] with "ak47" (headshot)`
  expect(killsOf(begin, line)).toEqual(person === '' ? [] : [`1: ${person} F`])
})

it.each([
  ['a bot as victim', `${spellingOf('A')} [1 2 3] killed "Bot<4><BOT><TERRORIST>" [1 2 3] with "ak47"`],
  ['one of the same side', kill('A', 'B')],
  ['oneself', kill('A', 'A')],
  ['a chicken', `${spellingOf('A')} [1 2 3] killed other "chicken<145>" [1 2 3] with "knife"`],
  [
    'by a person on no side',
    `${spellingOf('A', 'Spectator')} [1 2 3] killed ${spellingOf('F')} [1 2 3] with "ak47"`,
  ],
])('a kill of %s does not count (rulebook 14.8)', (_, line) => {
  expect(killsOf(begin, line)).toEqual([])
})

it('reads both formats of time, mixed, and lines that end in CR LF (rulebook 14.2)', () => {
  const text = logOf(begin, kill('A', 'F'))
  const over = text.replace(/^L (\S+ - \S+): /gm, '$1.250 - ')
  const mixed = text.split('\n').map((line, at) => (at % 2 ? line : over.split('\n')[at]))
  for (const each of [over, mixed.join('\n'), text.replaceAll('\n', '\r\n')])
    expect(readLog(each).maps[0]?.kills).toMatchObject([{ attacker: steamIdOf('A') }])
  expect(readLog(over).newest).toBe('2026-01-19T19:00:02.250')
})

it('reads a partial line once the rest has arrived, and drops partial lines next to a gap (rulebook 14.2, 14.12)', () => {
  const text = logOf(begin, kill('A', 'F'), kill('B', 'G'))
  const reader = serverLogReader()
  reader.read(text.slice(0, -10))
  expect(reader.log().maps[0]?.kills).toHaveLength(1)
  reader.read(text.slice(-10))
  expect(reader.log().maps[0]?.kills).toHaveLength(2)
  const holed = serverLogReader()
  const middle = text.indexOf('B<')
  holed.read(text.slice(0, middle))
  holed.hole(3)
  holed.read(text.slice(middle + 3))
  expect(holed.log()).toMatchObject({
    maps: [
      { kills: [{ attacker: steamIdOf('A') }], holes: [{ bytes: 3, after: '2026-01-19T19:00:02.000' }] },
    ],
    holes: [{ bytes: 3 }],
  })
})

const clutchesOf = (...lines: Parameters<typeof logOf>): string[] =>
  mapsOf(begin, here('A', 'B', 'F', 'G'), start, ...lines).flatMap(({ stats }) =>
    stats.filter(({ clutches }) => clutches > 0).map(({ steamId }) => nameOf(steamId)),
  )
it.each<[string, Parameters<typeof logOf>, string[]]>([
  ['the last of his side wins', [kill('F', 'B'), kill('A', 'F'), kill('A', 'G'), won('CT')], ['A']],
  ['the bomb wins the round for the player', [kill('F', 'B'), won('CT')], ['A']],
  ['his side loses', [kill('F', 'B'), won('TERRORIST')], []],
  ['no opponent is alive', [kill('A', 'F'), kill('B', 'G'), suicide('B'), won('CT')], []],
  ['only after the round’s end', [won('CT'), kill('F', 'B')], []],
  ['the other left', [left('B'), won('CT')], ['A']],
  ['the other died by the bomb', [`${spellingOf('B')} [1 2 3] was killed by the bomb.`, won('CT')], ['A']],
  ['once a round, the first of two', [kill('F', 'B'), won('CT'), kill('A', 'F')], ['A']],
])('a clutch: %s (rulebook 14.10)', (_, lines, people) => {
  expect(clutchesOf(...lines)).toEqual(people)
})

it('counts a person who comes back in the freeze time as alive (rulebook 14.10)', () => {
  const [map] = mapsOf(begin, here('A', 'B', 'F'), left('B'), here('B'), start, won('CT'))
  expect(map?.stats.every(({ clutches }) => clutches === 0)).toBe(true)
})

it('adds up damage as the health that opponents lost, round by round (rulebook 14.9)', () => {
  const bot = '"Bot<4><BOT><TERRORIST>"'
  const lines = [
    begin,
    round(
      1,
      attack('A', 'F', 60),
      attack('A', 'F', 55, 'hegrenade'),
      attack('B', 'A', 10),
      attack('G', 'A', 0, 'inferno'),
    ),
    round(2, attack('A', 'F', 90, 'molotov'), attack('A', 'F', 0).replace(spellingOf('F'), bot)),
  ]
  const [map] = mapsOf(...lines)
  expect(map?.stats).toMatchObject([
    { steamId: steamIdOf('A'), rounds: 2, damage: 55, utilityDamage: 15 },
    { steamId: steamIdOf('F'), damage: 0 },
    { steamId: steamIdOf('B'), damage: 0 },
    { steamId: steamIdOf('G'), damage: 10, utilityDamage: 10 },
  ])
})

it('counts plants, defuses and MVP rounds; a person who comes back without them keeps the earlier ones (rulebook 14.9)', () => {
  const plant = `${spellingOf('F')} triggered "Planted_The_Bomb" at bombsite A`
  const defuse = `${spellingOf('A')} triggered "Defused_The_Bomb"`
  const block = (number: number, mvps: string) => says.statistics(number, { A: `0,0,0,0,0,0,0,${mvps}` })
  const [map] = mapsOf(
    begin,
    start,
    plant,
    defuse,
    won('CT'),
    score(1),
    freeze,
    block(2, '1'),
    score(1),
    start,
    won('CT'),
    score(2),
    freeze,
    block(3, '2'),
    score(2),
    start,
    won('CT'),
    score(3),
    freeze,
    block(4, '1'),
    score(3),
  )
  expect(map?.stats).toMatchObject([
    { steamId: steamIdOf('F'), plants: 1 },
    { steamId: steamIdOf('A'), defuses: 1, mvps: 3 },
  ])
})

it('passes over millions of empty lines in little processor time, and counts them (rulebook 14.2)', () => {
  // Processor time of many readings, as some systems count it in steps that are longer than one: other processes hardly change it.
  const timeOf = (text: string) => {
    const before = process.threadCpuUsage()
    for (let reading = 0; reading < 20; reading++) serverLogReader().read(text)
    const { user, system } = process.threadCpuUsage(before)
    return user + system
  }
  const usual = 'L 01/19/2026 - 19:03:48: server_cvar: "mp_freezetime" "20"\n'
  const empty = '\n'.repeat(4_000_000)
  const reader = serverLogReader()
  reader.read(empty)
  expect(reader.log().skipped).toBe(empty.length)
  // Line by line it takes 50 times as long.
  expect(timeOf(empty)).toBeLessThan(10 * timeOf(usual.repeat(empty.length / usual.length)))
})

it('says what it cannot count, and why (rulebook 14.13)', () => {
  const [map] = mapsOf(begin, round(1, kill('A', 'F')), round(2), over)
  expect(map?.uncounted).toEqual([
    { keyplayId: 15, reason: 'NO_DAMAGE_LINES', wholly: true },
    { keyplayId: 17, reason: 'NO_STATISTICS', wholly: true },
    { keyplayId: 20, reason: 'NO_DAMAGE_LINES', wholly: true },
  ])
})

it.each<[string, string[], string[]]>([
  ['a defuse without its line', ['Planted_The_Bomb', 'SFUI_Notice_Bomb_Defused'], ['19 NO_DEFUSE_LINE']],
  ['an explosion without a plant', ['SFUI_Notice_Target_Bombed'], ['18 NO_PLANT_LINE']],
  ['a defuse without either line', ['SFUI_Notice_Bomb_Defused'], ['18 NO_PLANT_LINE', '19 NO_DEFUSE_LINE']],
  ['both lines', ['Planted_The_Bomb', 'Defused_The_Bomb', 'SFUI_Notice_Bomb_Defused'], []],
  ['a round without the bomb', ['SFUI_Notice_CTs_Win'], []],
])('says that a plant or a defuse is missing: %s (rulebook 14.13)', (_, events, expected) => {
  const lines = events.map(event =>
    event.startsWith('SFUI') ? `Team "CT" triggered "${event}"` : `${spellingOf('A')} triggered "${event}"`,
  )
  const [map] = mapsOf(begin, start, attack('A', 'F', 20), kill('A', 'F'), lines, score(1, '1:0'))
  const missing = map?.uncounted.map(({ keyplayId, reason, wholly }) => {
    expect(wholly).toBe(false)
    return `${keyplayId} ${reason}`
  })
  expect(missing).toEqual(expected)
})

it('has one map after the other; one that the server left is abandoned (rulebook 14.5)', () => {
  const lines = [
    begin,
    round(1, kill('A', 'F')),
    over,
    freeze,
    score(-1),
    'Loading map "de_mirage"',
    freeze,
    score(0, '0:0', 'de_mirage'),
    round(1, kill('B', 'G')).map(line => line.replace('de_nuke', 'de_mirage')),
    'Loading map "de_inferno"',
  ]
  expect(mapsOf(...lines).map(({ number, map, state }) => [number, map, state])).toEqual([
    [1, 'de_nuke', 'final'],
    [2, 'de_mirage', 'abandoned'],
  ])
})

it('keeps teams and scores together over half time, when the server still writes the old names (rulebook 14.5)', () => {
  const teams = (ct: string, t: string) => [
    `MatchStatus: Team playing "CT": ${ct}`,
    `MatchStatus: Team playing "TERRORIST": ${t}`,
  ]
  const half = [
    freeze,
    teams('Blue', 'Orange'),
    score(0),
    start,
    won('CT'),
    teams('Blue', 'Orange'),
    score(1, '1:0'),
    freeze,
    teams('Blue', 'Orange'),
    score(1, '0:1'),
  ]
  expect(mapsOf(...half)[0]).toMatchObject({
    score: { CT: 0, TERRORIST: 1 },
    teams: { CT: 'Orange', TERRORIST: 'Blue' },
  })
})

it('returns when the chunk with the first round arrived', () => {
  const reader = serverLogReader()
  reader.read(logOf(freeze, score(-1)), '2026-05-01T10:00:00Z')
  reader.read(logOf(begin), '2026-05-01T11:00:00Z')
  reader.read(logOf(round(1, kill('A', 'F'))), '2026-05-01T12:00:00Z')
  expect(reader.log().maps[0]).toMatchObject({ arrivedAt: '2026-05-01T11:00:00Z' })
})

const inDocker = (line: string) =>
  JSON.stringify({ log: `${line}\n`, stream: 'stdout', time: '2026-01-19T19:03:48.1Z' })

it.each<[string, (line: string) => string]>([
  ['docker', line => `2026-01-19T19:03:48.123456789Z ${line}`],
  ['docker compose', line => `cs2-1  | ${line}`],
  ['syslog', line => `Jan 19 19:03:48 host cs2[4711]: ${line}`],
  ['journald', line => `Jan 19 19:03:48 host systemd[1]: cs2: ${line}`],
  ['a remote log', line => `R${line}`],
  ['a byte order mark', line => `\uFEFF${line}`],
  ['the lines of JSON that docker keeps', line => inDocker(line)],
  ['the same with CRLF', line => `${inDocker(`${line}\r`)}\r`],
  ['JSON with its fields in another order', line => JSON.stringify({ time: '', log: line })],
  ['blanks after it', line => `${line} \t`],
  ['two carriage returns after it', line => `${line}\r\r`],
  ['a NUL after it', line => `${line}\0`],
  ['colours around it', line => `\x1b[36mcs2-1 | ${line}\x1b[0m`],
  ['a colour right before it', line => `\x1b[36m${line}`],
  ['a colour right before its date', line => line.replace('L ', '\x1b[1;36mL \x1b[0m')],
  ['no blank at all', line => line.replace('L ', 'stdout_F')],
])('skips what stands around a line: %s (rulebook 14.15)', (_, stamped) => {
  const text = logOf(begin, round(1, kill('A', 'F', 'with "ak47" (headshot)'), attack('A', 'G', 40)), over)
  const dated = text.split('\n').map(line => (line === '' ? '' : stamped(line)))
  const log = readLog(dated.join('\n'))
  expect({ ...log, skipped: 0, services: [] }).toEqual({ ...readLog(text), skipped: 0 })
  expect(log.skipped).toBe(readLog(text).skipped)
})

it('does not read a line that somebody wrote into the chat (rulebook 14.3, 14.15)', () => {
  const forged = `L 01/19/2026 - 19:00:05: ${kill('B', 'G')}`
  const lines = [
    `[All Chat][F (7)]: ${forged}`,
    `L 01/19/2026 - 19:00:05: ${spellingOf('F')} say "${forged}"`,
    `Client "${forged}" connected`,
    JSON.stringify({ log: `[All Chat][F (7)]: ${forged}\n` }),
    `{"log": ${forged}`,
  ]
  expect(readLog(`${logOf(begin, start)}${lines.join('\n')}\n`).maps[0]?.kills).toEqual([])
})

it('takes no part of a name for a kill: a place follows who really acts (rulebook 14.16)', () => {
  const actor = '<1><[U:1:5]><CT>" killed "<2><[U:1:1]><CT>'
  const lines = [attack('A', 'F', 0), kill('A', 'F')].map(line => line.replace(/^"[^"]*"/, `"${actor}"`))
  const [map] = mapsOf(begin, start, lines, won('CT'), score(1, '1:0'))
  expect(map?.kills).toMatchObject([{ attacker: steamIdOf('A'), victim: steamIdOf('F') }])
  expect(map?.stats).toContainEqual(expect.objectContaining({ steamId: steamIdOf('A'), damage: 100 }))
})

it('lets a clock that goes back inside a round stand still, and go on from there (rulebook 14.17)', () => {
  const at = (time: string, line: string): string => `L 01/19/2026 - ${time}: ${line}\n`
  const kills = [
    at('02:59:50', kill('F', 'A')),
    at('02:00:00', kill('B', 'F')),
    at('02:00:09', kill('G', 'B')),
    at('02:00:08', kill('C', 'G')),
  ]
  const times =
    readLog(`${logOf(begin, start)}${kills.join('')}`).maps[0]?.kills.map(({ time }) => time) ?? []
  expect(times.map(time => time - (times[0] ?? 0))).toEqual([0, 0, 9000, 9000])
})

it.each<[string, string]>([
  ['writes into the chat', `${spellingOf('C')} say_team "one mid"`],
  ['connects', `${spellingOf('C')} connected, address ""`],
  ['enters the game', `${spellingOf('C')} entered the game`],
  ['gets money', `${spellingOf('C')} money change 800+300 = $1100 (tracked)`],
  ['flashed somebody before dying', `${spellingOf('C')} blinded ${spellingOf('F')} for 1.00`],
])('who only %s is not alive: the last of the others still has a clutch (rulebook 14.10)', (_, line) => {
  expect(clutchesOf(line, kill('F', 'B'), line, kill('A', 'F'), won('CT'))).toEqual(['A'])
})

it.each<[string, string]>([
  ['purchased', `${spellingOf('C')} purchased "ak47"`],
  ['picked up', `${spellingOf('C')} picked up "ak47"`],
  ['left the buy zone', `${spellingOf('C')} left buyzone with [ weapon_knife ]`],
  ['threw', `${spellingOf('C')} threw flashbang [1 2 3]`],
  ['attacked', attack('C', 'G', 90)],
  ['was attacked', attack('G', 'C', 90)],
])('who %s is alive: nobody else is the last of the side (rulebook 14.10)', (_, line) => {
  expect(clutchesOf(kill('F', 'B'), line, won('CT'))).toEqual([])
})

it('counts nobody as alive whom an admin ignores, whatever they do (rulebook 14.10)', () => {
  const text = logOf(begin, here('A', 'B', 'C', 'F'), start, kill('F', 'B'), won('CT'))
  const clutches = (ignored: string[]): number => {
    const reader = serverLogReader({ ignores: steamId => ignored.includes(steamId) })
    reader.read(text)
    return reader.log().maps[0]?.stats.find(({ steamId }) => steamId === steamIdOf('A'))?.clutches ?? -1
  }
  expect([clutches([]), clutches([steamIdOf('C')]), clutches(['C', 'F'].map(steamIdOf))]).toEqual([0, 1, 0])
})

it('does not look at sides and deaths after the round’s end (rulebook 14.10)', () => {
  const swapped = here('A', 'B').map(line => line.replace('<CT>', '<TERRORIST>'))
  expect(clutchesOf(kill('A', 'F'), won('CT'), swapped, kill('G', 'B'))).toEqual([])
})

const playing = (side: string, name: string): string => `MatchStatus: Team playing "${side}": ${name}`

it('does not leave a name with a side after a swap: the server names only a team that has one (rulebook 14.18)', () => {
  const lines = [
    [freeze, playing('CT', 'Warwick'), score(0), start, won('CT'), playing('CT', 'Warwick'), score(1, '1:0')],
    [freeze, score(1, '0:1'), start, won('CT'), playing('TERRORIST', 'Warwick'), score(2, '1:1'), over],
  ]
  expect(mapsOf(...lines)[0]).toMatchObject({
    score: { CT: 1, TERRORIST: 1 },
    teams: { CT: '', TERRORIST: 'Warwick' },
  })
})

it.each([
  ['in the warm-up', [freeze, score(-1), kill('B', 'G')]],
  ['before its first round', [freeze, score(0)]],
  ['without a freeze time', [score(0)]],
])('awaits the next match after Game Over: %s it is no map (rulebook 14.5)', (_, lines) => {
  const { maps, warmUp } = readLog(logOf(begin, round(1, kill('A', 'F')), over, lines))
  expect(maps.map(({ state }) => state)).toEqual(['final'])
  expect(warmUp).toBe('de_nuke')
  const played = mapsOf(begin, round(1, kill('A', 'F')), over, lines, begin, round(1, kill('B', 'G')), over)
  expect(played.map(({ state, kills }) => [state, kills.length])).toEqual([
    ['final', 1],
    ['final', 1],
  ])
})

it('knows the warm-up of a log without the number of rounds (rulebook 14.6)', () => {
  const match = 'World triggered "Match_Start" on "de_nuke"'
  const lines = [match, 'World triggered "Warmup_Start"', kill('A', 'F')]
  expect(killsOf(...lines)).toEqual([])
  expect(killsOf(...lines, 'World triggered "Warmup_End"', freeze, match, kill('B', 'G'))).toEqual(['1: B G'])
})

it('names who is on a side in the warm-up already, each once, with the newest name and side (rulebook 30.13)', () => {
  const warmUp = realLog().split('World triggered "Warmup_End"')[0] ?? ''
  expect(readLog(warmUp).maps).toEqual([])
  expect(readPeopleOnSides(warmUp)).toHaveLength(10)
  const at = '01/19/2026 - 18:56:03.123 - '
  const lines = [
    `${at}"Anna<2><[U:1:5]>" switched from team <Unassigned> to <TERRORIST>`,
    `${at}"An na <3<2><[U:1:5]><CT>" picked up "knife"`,
    `${at}"Bot Ben<4><BOT><CT>" picked up "knife"`,
    `${at}"Cleo<5><[U:1:6]><Spectator>" picked up "knife"`,
    `${at}"Cleo<5><[U:1:6]><CT>" say "hello"`,
  ]
  expect(readPeopleOnSides(lines.join('\n'))).toEqual([
    { steamId: '76561197960265733', name: 'An na <3', team: '', side: 'CT' },
  ])
})

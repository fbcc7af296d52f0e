import { readFile } from 'node:fs/promises'
import { DemoMatch, type MatchOptions } from './demo-match.ts'
import { counter, type MatchPerson, terrorist } from './match-entities.ts'

/** The two synthetic demos, and what they count: `synthetic-full` has snapshots, so that the parser reads it in parallel. */
export const syntheticDemo = (name: 'synthetic' | 'synthetic-full' = 'synthetic'): Promise<Buffer> =>
  readFile(new URL(`data/${name}.dem`, import.meta.url))

/** The counts of the synthetic demos: SteamID, keyplay and count. */
export async function syntheticCounts(): Promise<string[]> {
  const csv = await readFile(new URL('data/synthetic-counts.csv', import.meta.url), 'utf8')
  return csv
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.replaceAll(',', ' '))
}

const steamIdOf = (place: number) => String(76_561_198_960_265_735n + 104_729n * BigInt(place))

/** The ten people of the synthetic demos, in two teams. */
export const syntheticPeople: readonly MatchPerson[] = [
  ...['ada', 'bea', 'cem', 'dov', 'eli'].map((name, place) => ({
    ...{ name, team: 'Reds', side: terrorist, steamId: steamIdOf(place) },
  })),
  ...['fay', 'gus', 'hal', 'ivo', 'jan'].map((name, place) => ({
    ...{ name, team: 'Blues', side: counter, steamId: steamIdOf(place + 5) },
  })),
]

/** A started match of the ten people. */
export const newMatch = (options: Partial<MatchOptions> = {}): DemoMatch =>
  new DemoMatch({ people: syntheticPeople, ...options })

/**
 * A best of three by the names of its files, not in order: the server died in the second round of its second map and went back to
 * that round's start in another recording.
 */
export function bestOfThree(): [string, Buffer][] {
  const on = (map: string, played = 0) => newMatch({ map, played })
  const nuke = on('de_nuke').startMatch().startRound().after(90)
  const inferno = on('de_inferno').startMatch().startRound().after(90)
  inferno.kill('fay', 'ada', 'awp', { noscope: true }).endRound('counter')
  inferno.startRound().after(90).kill('fay', 'ada', 'awp', { noscope: true })
  const later = on('de_inferno', 1).startRound().after(90)
  const mirage = on('de_mirage').startMatch().startRound().after(90)
  return [
    ['m2-p2.dem', later.kill('ada', 'fay', 'hegrenade').endRound('terrorist').endMatch().write()],
    ['m3.dem', mirage.kill('fay', 'ada', 'knife').endRound('counter').endMatch().write()],
    ['m2-p1.dem', inferno.write(false)],
    ['m1.dem', nuke.kill('ada', 'fay', 'ak47').endRound('terrorist').endMatch().write()],
  ]
}

/** What the best of three counts of opening kills, no-scopes, knives and grenades: SteamID, keyplay and count. */
export const bestOfThreeCounts = (): string[] => {
  const [ada, fay] = [steamIdOf(0), steamIdOf(5)]
  return [`${ada} 13 1`, `${ada} 6 2`, `${fay} 4 1`, `${fay} 6 2`, `${fay} 8 1`]
}

const seriesFolder = '../../../../packages/domain/test/data/'

type Kill = { at: number; by: string; to: string; weapon: string; marks: Parameters<DemoMatch['kill']>[3] }

const isTrue = (cell: string | undefined) => /^(true|1)$/i.test(cell ?? '')

/** The maps of a shipped series as demos, by the names of their files; their kills are those of its kill feed, with these weapons. */
export async function seriesDemos(
  series: 'vitality-furia' | 'spirit-falcons',
  weaponOf = (weapon: string) => weapon,
): Promise<[string, Buffer][]> {
  const [header = [], ...lines] = (
    await readFile(new URL(`${seriesFolder}${series}-kills.csv`, import.meta.url), 'utf8')
  )
    .trim()
    .split(/\r?\n/)
    .map(line => line.split(','))
  const rows = lines.map(line => Object.fromEntries(header.map((name, at) => [name, line[at] ?? ''])))
  const maps = Map.groupBy(rows, row => row.match_id ?? '')
  return Array.from(maps, ([match, kills]) => [`${match}.dem`, demoOfFeed(kills, weaponOf)])
}

function demoOfFeed(rows: readonly Record<string, string>[], weaponOf: (weapon: string) => string): Buffer {
  const teams = new Map<string, string>()
  for (const row of rows)
    for (const who of ['attacker', 'user'])
      if (/^\d{17}$/.test(row[`${who}_steamid`] ?? ''))
        teams.set(row[`${who}_steamid`] ?? '', row[`${who}_team`] ?? '')
  const [first] = teams.values()
  const people = Array.from(teams, ([steamId, team]) => ({
    ...{ name: steamId, steamId, team },
    side: team === first ? terrorist : counter,
  }))
  const match = new DemoMatch({ map: rows[0]?.map_name ?? '', people, full: true }).startMatch()
  const last = Math.max(...rows.map(row => Number(row.total_rounds_played)))
  for (let played = 0; played <= last; played++) {
    if (played === 12) match.swapSides()
    playRound(
      match.startRound(),
      rows
        .filter(row => Number(row.total_rounds_played) === played)
        .map(row => killOf(row, teams))
        .map(kill => ({ ...kill, weapon: weaponOf(kill.weapon) })),
    )
  }
  return match.endMatch().write()
}

const killOf = (row: Record<string, string>, people: ReadonlyMap<string, string>): Kill => ({
  ...{ at: Number(row.tick), by: row.attacker_steamid ?? '', to: row.user_steamid ?? '' },
  weapon: row.weapon || 'world',
  marks: {
    ...{ headshot: isTrue(row.headshot), noscope: isTrue(row.noscope), thrusmoke: isTrue(row.thrusmoke) },
    ...{ penetrated: Number(row.penetrated || 0), assistedflash: isTrue(row.assistedflash) },
    ...(people.has(row.assister_steamid ?? '') && { assister: row.assister_steamid ?? '' }),
  },
})

function playRound(match: DemoMatch, kills: readonly Kill[]): void {
  const ordered = kills.toSorted((a, b) => a.at - b.at)
  const start = match.tick + 64 - (ordered[0]?.at ?? 0)
  for (const { at, by, to, weapon, marks } of ordered)
    match.at(start + at).kill(/^\d{17}$/.test(by) ? by : null, to, weapon, marks)
  match.endRound('terrorist')
}

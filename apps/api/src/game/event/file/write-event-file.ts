import type { CatalogueKind } from '@game/domain'
import type { SharedEvent } from '../../event-memory/shared-event-queries.ts'
import { catalogueLists, type FileRecord, type Stored, type StoredCatalogue } from './catalogue.ts'
import {
  type EventFile,
  eventFileVersion,
  type FileCatalogue,
  type FileMatch,
  type FilePhase,
  type FileReward,
} from './schema.ts'

/** An event of this game, with the names of its game servers. */
export type StoredEvent = SharedEvent & { sources: { name: string }[] }

/** Makes the file of an event; the same event and catalogue always give the same text (rulebook 25.1). */
export function eventFileOf(event: StoredEvent, catalogue: StoredCatalogue): EventFile {
  const phases = event.phases.map(phase => phaseOf(phase, catalogue))
  const rewards = event.rewards.map(rewardOf).toSorted(byText)
  return {
    version: eventFileVersion,
    event: settingsOf(event),
    phases,
    rewards,
    sources: event.sources.map(({ name }) => ({ name })),
    catalogue: usedRecords({ phases, rewards }, catalogue),
  }
}

/** The text of an event file. */
export const eventFileText = (file: EventFile): string => `${JSON.stringify(file, null, 2)}\n`

export const settingsOf = ({ name, img, secondChance, finalAfterHours }: SharedEvent) => ({
  ...{ name, img, secondChance, finalAfterHours },
})

type StoredPhase = SharedEvent['phases'][number]
export type StoredMatch = StoredPhase['matches'][number]

const phaseOf = (phase: StoredPhase, catalogue: StoredCatalogue): FilePhase => ({
  ...phaseFieldsOf(phase),
  teams: phase.teams
    .map(({ team, players }) => ({
      team: team.key,
      players: players.map(({ player }) => player.steamId).toSorted(),
    }))
    .toSorted((a, b) => compare(a.team, b.team)),
  ...newsOf(phase),
  perks: perksOf(phase),
  matches: phase.matches.map(match => matchOf(match, catalogue)).toSorted(byDate),
})

/** The fields of a phase without its lists. A phase whose open is its lock has no dates (rulebook 2.4). */
export function phaseFieldsOf({ name, namePl, setPoints, setMult, open, lock }: StoredPhase) {
  const dates = open === lock ? { opensAt: null, locksAt: null } : { opensAt: iso(open), locksAt: iso(lock) }
  return { name, ...(namePl && { namePl }), goal: setPoints, multiplier: setMult, ...dates }
}

/** What is said of players of a phase, sorted by them; nothing if nothing is said, so that games that know no news read the file too. */
function newsOf({ teams }: StoredPhase): Pick<FilePhase, 'news'> {
  const news = teams
    .flatMap(({ players }) => players)
    .flatMap(({ player, news }) => (news ? [{ player: player.steamId, ...news }] : []))
  return news.length > 0 ? { news: news.toSorted((a, b) => compare(a.player, b.player)) } : {}
}

/** The perks of a phase, sorted. */
export const perksOf = ({ perks }: Pick<StoredPhase, 'perks'>): number[] =>
  perks.map(({ perkId }) => perkId).toSorted((a, b) => a - b)

export function matchOf(match: StoredMatch, catalogue: StoredCatalogue): FileMatch {
  const { homeTeam, awayTeam, date, status, bestOf, maps } = match
  return {
    home: homeTeam.team.key,
    away: awayTeam.team.key,
    date: iso(date),
    status,
    bestOf,
    maps: maps.map(({ mapId, homeScore, awayScore }) => ({
      map: nameOfMap(catalogue, mapId),
      ...(homeScore !== null && { homeScore }),
      ...(awayScore !== null && { awayScore }),
    })),
  }
}

export const rewardTypes = { ranks: 1, percent: 2 } as const satisfies Record<FileReward['type'], number>

export const rewardOf = ({
  rewardId,
  amount,
  type,
  from,
  to,
}: SharedEvent['rewards'][number]): FileReward => ({
  ...{ reward: rewardId, amount },
  type: type === rewardTypes.percent ? 'percent' : 'ranks',
  ...{ from, to },
})

const iso = (instant: string): string => new Date(instant).toISOString()

function nameOfMap({ map }: StoredCatalogue, id: number): string {
  for (const [name, stored] of map) if (stored.id === id) return name
  throw new Error(`no map has the id ${id}`)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const byDate = (a: FileMatch, b: FileMatch): number =>
  compare(`${a.date} ${a.home} ${a.away}`, `${b.date} ${b.home} ${b.away}`)
const byText = (a: FileReward, b: FileReward): number =>
  a.reward - b.reward || a.from - b.from || compare(JSON.stringify(a), JSON.stringify(b))

/** The records that an event uses, and all keyplays and sleeves, on which its points depend. */
function usedRecords(
  { phases, rewards }: { phases: FilePhase[]; rewards: FileReward[] },
  catalogue: StoredCatalogue,
): FileCatalogue {
  const teams = phases.flatMap(({ teams = [] }) => teams)
  const matches = phases.flatMap(({ matches = [] }) => matches)
  const players = chosen(
    catalogue.player,
    teams.flatMap(({ players }) => players),
  )
  const used: Record<CatalogueKind, readonly FileRecord[]> = {
    team: chosen(catalogue.team, [
      ...teams.map(({ team }) => team),
      ...matches.flatMap(({ home, away }) => [home, away]),
      ...players.map(({ team }) => team),
    ]),
    player: players,
    role: chosen(
      catalogue.role,
      players.map(({ role }) => role),
    ),
    style: chosen(
      catalogue.style,
      players.map(({ style }) => style),
    ),
    map: chosen(
      catalogue.map,
      matches.flatMap(({ maps = [] }) => maps.map(({ map }) => map)),
    ),
    reward: chosen(
      catalogue.reward,
      rewards.map(({ reward }) => reward),
    ),
    perk: chosen(
      catalogue.perk,
      phases.flatMap(({ perks = [] }) => perks),
    ),
    keyplay: chosen(catalogue.keyplay, [...catalogue.keyplay.keys()]),
    sleeve: chosen(catalogue.sleeve, [...catalogue.sleeve.keys()]),
  }
  return Object.fromEntries(
    Object.entries(catalogueLists).map(([kind, list]) => [list, used[kind as CatalogueKind]]),
  ) as FileCatalogue
}

/** The records of these keys, sorted by them: numbers by their value. */
const chosen = <Kind extends CatalogueKind>(
  stored: Map<string, Stored<Kind>>,
  keys: readonly (string | number | null | undefined)[],
): FileRecord<Kind>[] =>
  [...new Set(keys.map(key => String(key ?? '')))]
    .toSorted((a, b) => compare(inOrder(a), inOrder(b)))
    .flatMap(key => stored.get(key)?.record ?? [])

/** Sorts numbers by their value. */
const inOrder = (key: string): string => (/^\d+$/.test(key) ? key.padStart(20, '0') : key)

import { mostMaps } from '../event/match.ts'
import type { Refusal } from '../shared/result.ts'
import { steamId64Of } from '../shared/steam-id.ts'

/** A team of a match file: its name, and its players with SteamID64; `name` is empty where the file has none. */
export type MatchFileTeam = { name: string; players: { steamId: string; name: string }[] }

/**
 * The match of a file: home and away team; the number of maps the series is planned for, null if the file does not say; the names of the
 * maps in the order of play, such as `de_mirage`, none while they are to be picked.
 */
export type MatchFile = { home: MatchFileTeam; away: MatchFileTeam; bestOf: number | null; maps: string[] }

/** A fault of a match file: its place, and what is wrong there. */
export type MatchFileFault = { path: (string | number)[] } & Pick<Refusal, 'rule' | 'facts'>

/** The match of a file, or all of its faults. */
export type MatchFileResult = { ok: true; match: MatchFile } | { ok: false; faults: MatchFileFault[] }

/** An object of JSON; the named fields are those that are read. */
type Json = Readonly<
  Record<string, unknown> & {
    team1?: unknown
    team2?: unknown
    name?: unknown
    players?: unknown
    num_maps?: unknown
    maplist?: unknown
    skip_veto?: unknown
    fromfile?: unknown
  }
>

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a JSON value is the configuration of a match for MatchZy or get5 (rulebook 25.9). */
export const isMatchFile = (json: unknown): json is Json => isJson(json) && 'team1' in json && 'team2' in json

/**
 * Reads the configuration of a match for MatchZy or get5; all or nothing (rulebook 25.9).
 *
 * @example
 * const team = (name: string, id: string) => ({ name, players: { [id]: 'anna' } })
 * const file = { team1: team('Wolves', '76561198000000001'), team2: team('Bears', 'STEAM_1:0:5'), num_maps: 3 }
 * readMatchFile(file).ok // true
 */
export const readMatchFile = (json: unknown): MatchFileResult => {
  const faults: MatchFileFault[] = []
  const file = isMatchFile(json) ? json : {}
  const home = teamOf(file.team1, 'team1', faults)
  const away = teamOf(file.team2, 'team2', faults)
  const bestOf = bestOfIn(file, faults)
  const maps = mapsIn(file, bestOf, faults)
  return faults.length > 0 ? { ok: false, faults } : { ok: true, match: { home, away, bestOf, maps } }
}

const invalid = (path: (string | number)[]): MatchFileFault => ({
  path,
  rule: 'VALUE_INVALID',
  facts: { field: String(path.at(-1)) },
})

const teamOf = (value: unknown, field: string, faults: MatchFileFault[]): MatchFileTeam => {
  const team = isJson(value) ? value : {}
  const name = typeof team.name === 'string' ? team.name.trim() : ''
  if (typeof team.fromfile === 'string')
    faults.push({ path: [field], rule: 'MATCH_FILE_ELSEWHERE', facts: { name: team.fromfile } })
  else if (name === '')
    faults.push({ path: [field, 'name'], rule: 'VALUE_MISSING', facts: { field: 'name' } })
  const listed = team.players ?? {}
  // MatchZy and get5 have names by SteamID; get5 also takes a list of SteamIDs.
  const entries: [string | number, unknown, unknown][] = Array.isArray(listed)
    ? listed.map((id, at) => [at, id, ''])
    : isJson(listed)
      ? Object.entries(listed).map(([id, player]) => [id, id, player])
      : []
  if (!Array.isArray(listed) && !isJson(listed)) faults.push(invalid([field, 'players']))
  const players = entries.flatMap(([place, id, player]) => {
    const steamId = typeof id === 'string' ? steamId64Of(id) : ''
    if (steamId === '') faults.push(invalid([field, 'players', place]))
    return steamId === '' ? [] : [{ steamId, name: typeof player === 'string' ? player : '' }]
  })
  return { name, players }
}

const bestOfIn = (file: Json, faults: MatchFileFault[]): number | null => {
  // MatchZy takes a number as text too.
  const maps = typeof file.num_maps === 'string' ? Number(file.num_maps) : (file.num_maps ?? null)
  if (maps === null) return null
  if (typeof maps === 'number' && Number.isInteger(maps) && maps >= 1 && maps <= mostMaps) return maps
  faults.push(invalid(['num_maps']))
  return null
}

/** The maps of the list are played if no veto picks among them: by `skip_veto`, or because there are no more than are played. */
const mapsIn = (file: Json, bestOf: number | null, faults: MatchFileFault[]): string[] => {
  const list = file.maplist ?? []
  if (!Array.isArray(list)) {
    faults.push(invalid(['maplist']))
    return []
  }
  const maps = list.flatMap((map, at) => {
    if (typeof map === 'string' && map !== '') return [map]
    faults.push(invalid(['maplist', at]))
    return []
  })
  const played = bestOf ?? maps.length
  return file.skip_veto === true || (bestOf !== null && maps.length <= bestOf) ? maps.slice(0, played) : []
}

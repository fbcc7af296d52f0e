import { plainMapName } from './map-name.ts'

/** A match with the players whom its phase lists for both teams, and the names of its maps. */
export type MatchPlayers = {
  id: number
  home: readonly number[]
  away: readonly number[]
  maps: readonly string[]
}

/** A map that is or was played, with the players of the catalogue on it. */
export type MapPlayers = { map: string; players: readonly number[] }

const countOf = (players: readonly number[], team: readonly number[]): number =>
  players.filter(player => team.includes(player)).length

/** Whether both teams play on a map, and most of its players are theirs: others may stand in. */
const isMapOf = ({ home, away }: MatchPlayers, { players }: MapPlayers): boolean => {
  const [atHome, ofAway] = [countOf(players, home), countOf(players, away)]
  return atHome > 0 && ofAway > 0 && (atHome + ofAway) * 2 >= players.length
}

/**
 * Returns the id of the match that a map belongs to: of those whose teams play on it the first that lists a map of that name, else the
 * first; undefined if there is none (rulebook 29.3).
 *
 * @example
 * matchOfMap([{ id: 4, home: [7], away: [8], maps: ['Mirage'] }], { map: 'de_mirage', players: [7, 8] }) // 4
 */
export const matchOfMap = (matches: readonly MatchPlayers[], played: MapPlayers): number | undefined => {
  const own = matches.filter(match => isMapOf(match, played))
  const isNamed = ({ maps }: MatchPlayers) =>
    maps.some(name => plainMapName(name) === plainMapName(played.map))
  return (own.find(isNamed) ?? own[0])?.id
}

/** A side of a running map: its score, and the players of the catalogue on it. */
export type PlayedSide = { score: number; players?: readonly number[] | undefined }

/**
 * Returns the scores of both teams on a running map, whichever side each is on; null while the players on it do not say (rulebook 29.3).
 *
 * @example
 * scoresOfTeams({ home: [7], away: [8] }, [{ score: 3, players: [8] }, { score: 5, players: [7] }]) // { home: 5, away: 3 }
 */
export const scoresOfTeams = (
  { home, away }: Pick<MatchPlayers, 'home' | 'away'>,
  sides: readonly PlayedSide[],
): { home: number; away: number } | null => {
  const [one, other] = sides
  if (!one || !other) return null
  const fits = (a: PlayedSide, b: PlayedSide) =>
    countOf(a.players ?? [], home) + countOf(b.players ?? [], away)
  const [asGiven, turned] = [fits(one, other), fits(other, one)]
  if (asGiven === turned) return null
  const [first, second] = asGiven > turned ? [one, other] : [other, one]
  return { home: first.score, away: second.score }
}

/** A map of a match: as it was planned, as it is played now, or with its result. */
export type ShownMap = {
  map: string
  state: 'planned' | 'running' | 'played'
  home: number | null
  away: number | null
  /** The round that is played; null unless the map runs. */
  round: number | null
}

/** A map of a match with its result, null while it has none. */
export type PlannedMap = { map: string; home: number | null; away: number | null }
/** A map that a game server plays now, or has just finished. */
export type ServedMap = {
  map: string
  state: 'running' | 'final'
  home: number
  away: number
  round: number
}

/**
 * Returns the maps of a match in their order, those without a result as a game server plays them; a map that the match does not list
 * comes after the others (rulebook 29.3).
 */
export const shownMaps = (planned: readonly PlannedMap[], served: readonly ServedMap[]): ShownMap[] => {
  const isSame = (one: { map: string }, other: { map: string }) =>
    plainMapName(one.map) === plainMapName(other.map)
  const asServed = ({ state, home, away, round }: ServedMap, map: string): ShownMap => ({
    ...{ map, home, away },
    ...(state === 'running' ? { state, round } : { state: 'played', round: null }),
  })
  const listed = planned.map(({ map, home, away }): ShownMap => {
    const hasResult = home !== null && away !== null
    const now = hasResult ? undefined : served.findLast(each => isSame(each, { map }))
    if (now) return asServed(now, map)
    return { map, state: hasResult ? 'played' : 'planned', home, away, round: null }
  })
  const others = served.filter(
    (each, place) =>
      !planned.some(({ map }) => isSame(each, { map })) &&
      served.findLastIndex(other => isSame(other, each)) === place,
  )
  return [...listed, ...others.map(each => asServed(each, each.map))]
}

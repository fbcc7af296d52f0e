import { keyplayTable } from '../keyplay/keyplay-table.ts'
import { changeOf, killMoments } from '../keyplay/kill-moments.ts'
import { type LiveMap, ofWholeMaps } from '../live-score/live-map.ts'
import { type PlayerCount, type SourceMap, sumPlayerCounts } from '../score-source/count-maps.ts'
import { type PlayersBySteamId, playerCountedFor } from '../score-source/source-people.ts'
import { countLoggedMap } from '../server-log/count-logged-map.ts'
import type { LoggedKill, LoggedMap, LoggedStats } from '../server-log/line/server-log.ts'
import { groupBy } from '../shared/group-by.ts'
import { type ScoreFileType, scoreFileTypes } from '../shared/vocabulary.ts'

/** A kill by the ids of the catalogue's players; null for people who count for no player. */
export type LoggedKillOfPlayers = { killerId: number | null; victimId: number | null; weapon: string }

/**
 * A moment of a map at which counts changed: a kill, the end of a round (`kill` is null), or the end of the map (`round` is null
 * too), which has everything that no round shows (rulebook 22.3).
 */
export type CountedMoment = {
  round: number | null
  kill: LoggedKillOfPlayers | null
  /** By how much counts changed; never 0, below 0 for a keyplay that another one replaced. */
  counts: PlayerCount[]
}

/** The moments of a map, in their order. */
export type MapMoments = { id: string; moments: readonly CountedMoment[] }

/** The fields of a map that its moments follow from. */
type MapWithMoments = Omit<SourceMap, 'facts'> & {
  facts: SourceMap['facts'] & Pick<LoggedMap, 'rounds'>
}

const cellOf = ({ playerId, keyplayId }: PlayerCount): string => `${playerId} ${keyplayId}`
const changeOfCells = (before: readonly PlayerCount[], after: readonly PlayerCount[]): PlayerCount[] =>
  sumPlayerCounts(changeOf(before, after, cellOf))

/**
 * Returns the moments of a map with kills and player rows, in their order: what each kill changes in the counts of its round,
 * the kills of a round being in the order of the log, what each round adds to the player rows, and at the end what `counts`, the
 * counts of the whole map for the uploads in `types`, have in addition. The sum of all moments is `counts` (rulebook 22.3).
 *
 * @example
 * const map = { facts: { kills: [], stats: [], rounds: [], uncounted: [] }, people: [] }
 * momentsOfMap(map, {}, [{ playerId: 7, keyplayId: 20, count: 1 }]).map(({ round }) => round) // [null]
 */
export const momentsOfMap = (
  { facts, people }: MapWithMoments,
  players: PlayersBySteamId,
  counts: readonly PlayerCount[],
  types: readonly ScoreFileType[] = scoreFileTypes,
): CountedMoment[] => {
  const playerOf = (steamId: string) => playerCountedFor(steamId, people, players) ?? null
  const shownKeyplays = keyplaysInRounds(types)
  const shownPlayers = new Set(counts.map(({ playerId }) => playerId))
  const countOf = (kills: LoggedKill[], stats: LoggedStats[]): PlayerCount[] =>
    countLoggedMap({ kills, stats, uncounted: facts.uncounted }).flatMap(({ steamId, keyplayId, count }) => {
      const playerId = playerOf(steamId)
      return playerId !== null && shownPlayers.has(playerId) && shownKeyplays.has(keyplayId)
        ? [{ playerId, keyplayId, count }]
        : []
    })
  const momentsOfKills = (kills: LoggedKill[]): CountedMoment[] =>
    killMoments(kills, first => countOf(first, []), cellOf).map(
      ({ kill: { round, attacker, victim, weapon }, counts }) => ({
        round,
        kill: { killerId: playerOf(attacker), victimId: playerOf(victim), weapon },
        counts: sumPlayerCounts(counts),
      }),
    )
  const rows = new Map<string, LoggedStats>()
  let ofRows: PlayerCount[] = []
  const endOfRound = (round: number, stats: readonly LoggedStats[]): CountedMoment => {
    for (const row of stats) rows.set(row.steamId, addRows(rows.get(row.steamId), row))
    const before = ofRows
    ofRows = countOf([], Array.from(rows.values()))
    return { round, kill: null, counts: changeOfCells(before, ofRows) }
  }
  const killsOf = groupBy(facts.kills, ({ round }) => round)
  const moments = facts.rounds.flatMap(({ number, stats = [] }) => [
    ...momentsOfKills(killsOf.get(number) ?? []),
    endOfRound(number, stats),
  ])
  return momentsOfCounts(counts, moments)
}

/**
 * Returns the moments of a map of a file: the kills of which it tells, and the end of the map, which has what `counts`, the counts of the
 * whole map, have in addition. Moments that change nothing are left out (rulebook 22.4).
 *
 * @example
 * momentsOfCounts([{ playerId: 7, keyplayId: 20, count: 1 }]).map(({ round }) => round) // [null]
 */
export const momentsOfCounts = (
  counts: readonly PlayerCount[],
  kills: readonly CountedMoment[] = [],
): CountedMoment[] => {
  const shown = kills.flatMap(moment => moment.counts)
  const end = { round: null, kill: null, counts: changeOfCells(shown, counts) }
  return [...kills, end].filter(moment => moment.counts.length > 0)
}

/** The keyplays of these uploads that can be counted before a map is over. */
const keyplaysInRounds = (types: readonly ScoreFileType[]): Set<number> =>
  new Set(
    keyplayTable.flatMap(({ id, upload }) => (types.includes(upload) && !ofWholeMaps.has(id) ? [id] : [])),
  )

const addRows = (before: LoggedStats | undefined, row: LoggedStats): LoggedStats =>
  before === undefined
    ? row
    : {
        steamId: row.steamId,
        rounds: before.rounds + row.rounds,
        damage: before.damage + row.damage,
        utilityDamage: before.utilityDamage + row.utilityDamage,
        clutches: before.clutches + row.clutches,
        mvps: before.mvps + row.mvps,
        plants: before.plants + row.plants,
        defuses: before.defuses + row.defuses,
      }

/** A map as its pages get it, as far as it brings moments up to date. */
type LiveMoments = Pick<LiveMap, 'id' | 'round' | 'counts'>

/**
 * Brings the moments of maps up to date with the live maps of a phase: what a live map has counted since its moments were read is one
 * moment of its newest round (rulebook 22.6).
 *
 * @example
 * const live = [{ id: 'nuke', round: 3, counts: [{ playerId: 7, keyplayId: 6, count: 1 }] }]
 * withLiveMoments([], live)[0]?.moments[0]?.round // 3
 */
export const withLiveMoments = (maps: readonly MapMoments[], live: readonly LiveMoments[]): MapMoments[] => {
  const begun = live
    .filter(({ id }) => !maps.some(map => map.id === id))
    .map(({ id }) => ({ id, moments: [] }))
  return [...maps, ...begun].map(({ id, moments }) => {
    const newest = live.find(map => map.id === id)
    if (!newest) return { id, moments }
    const counts = changeOfCells(
      moments.flatMap(moment => moment.counts),
      newest.counts,
    )
    return {
      id,
      moments: counts.length === 0 ? moments : [...moments, { round: newest.round, kill: null, counts }],
    }
  })
}

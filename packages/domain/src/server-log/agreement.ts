import type { ComparedColumn, LogAgreement, LogDifference } from './line/server-log.ts'
import { placeOfColumn } from './line/statistics.ts'
import type { MatchLog } from './match/match-log.ts'
import type { RoundLog } from './match/round-log.ts'

/** The columns that a server's log is compared in. */
const logColumns: readonly ComparedColumn[] = ['kills', 'deaths', '3k', '4k', '5k', 'firstk', 'dmg']

/** The sums of what was read up to a round, by SteamID64, counted as the server counts. */
type ReadSums = Map<string, Record<ComparedColumn, number>>

const none = (): Record<ComparedColumn, number> => ({
  kills: 0,
  deaths: 0,
  '3k': 0,
  '4k': 0,
  '5k': 0,
  firstk: 0,
  dmg: 0,
  ud: 0,
  mvp: 0,
})

const addRound = (sums: ReadSums, round: RoundLog): void => {
  for (const [{ steamId }, { serverKills, serverDeaths, serverDamage, serverUtilityDamage }] of round.sums) {
    const own = sums.get(steamId) ?? none()
    own.kills += serverKills
    if (serverKills === 3) own['3k'] += 1
    else if (serverKills === 4) own['4k'] += 1
    else if (serverKills >= 5) own['5k'] += 1
    own.deaths += serverDeaths
    own.dmg += serverDamage
    own.ud += serverUtilityDamage
    sums.set(steamId, own)
  }
  const mostValuable = round.mvp && sums.get(round.mvp.steamId)
  if (mostValuable) mostValuable.mvp += 1
  const opener = round.opener && sums.get(round.opener.steamId)
  if (opener) opener.firstk += 1
}

/** Compares what was read after each round with the server's own statistics (rulebook 14.11). */
export const agreementOf = (
  { rounds, statistics, keptDamage }: Pick<MatchLog, 'rounds' | 'statistics' | 'keptDamage'>,
  names: readonly ComparedColumn[] = logColumns,
): LogAgreement => {
  const columns = names.map(column => ({ column, place: placeOfColumn(column) }))
  const sums: ReadSums = new Map()
  const found = new Map<string, LogDifference>()
  const compared = new Set<string>()
  const kept = new Map(Array.from(keptDamage, ([{ steamId }, damage]) => [steamId, damage]))
  const keptOf = (steamId: string, column: ComparedColumn): number | undefined =>
    column === 'dmg' || column === 'ud' ? (kept.get(steamId)?.[column] ?? 0) : undefined
  let blocks = 0
  for (const round of rounds.filter(each => each.ended)) {
    addRound(sums, round)
    const reported = statistics.get(round.number)
    if (reported === undefined) continue
    blocks += 1
    for (const [steamId, row] of reported) {
      compared.add(steamId)
      const own = sums.get(steamId) ?? none()
      for (const { column, place } of columns) {
        const server = row[place]
        if (server === undefined || server === own[column]) continue
        const key = `${steamId} ${column}`
        const expected = server - own[column] === keptOf(steamId, column)
        const since = found.get(key)?.since ?? round.number
        found.set(key, { steamId, column, read: own[column], server, since, expected })
      }
    }
  }
  const differences = Array.from(found.values())
  const differing = new Set(differences.filter(({ expected }) => !expected).map(({ steamId }) => steamId))
  return { blocks, compared: compared.size, agreeing: compared.size - differing.size, differences }
}

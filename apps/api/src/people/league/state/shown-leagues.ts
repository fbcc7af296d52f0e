import type { RoundOfLeague } from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'
import { type LeagueRow, listTables } from './league-queries.ts'
import { type LoadedLeague, loadLeagues } from './load-leagues.ts'
import { phaseKeyOf } from './scores.ts'
import { lockedRounds } from './stays.ts'

/** A league as users see it; `tables` are the rounds that have locked and whose tables are stored, without a gap. */
export type ShownLeague = LoadedLeague & { tables: readonly RoundOfLeague[] }

/**
 * Loads leagues as users see them: a round is final from when it has been settled, so that what was called final does not change
 * (rulebook 19.12, 19.27).
 */
export async function loadShownLeagues(db: Queryable, rows: readonly LeagueRow[]): Promise<ShownLeague[]> {
  const leagues = await loadLeagues(db, rows)
  const stored = Map.groupBy(
    await listTables(
      db,
      leagues.map(({ id }) => id),
    ),
    ({ leagueId }) => leagueId,
  )
  return leagues.map(league => {
    const settledOf = new Map((stored.get(league.id) ?? []).map(each => [phaseKeyOf(each), each.settled]))
    const locked = new Set(lockedRounds(league).map(({ round }) => round))
    const rounds = league.rounds.map(round =>
      round.state === 'final' && locked.has(round.round) && !settledOf.get(phaseKeyOf(round))
        ? { ...round, state: 'running' as const }
        : round,
    )
    const shown = { ...league, rounds }
    const tables = lockedRounds(shown)
    const missing = tables.findIndex(round => !settledOf.has(phaseKeyOf(round)))
    return { ...shown, tables: missing < 0 ? tables : tables.slice(0, missing) }
  })
}

/** Loads one league as users see it. */
export async function loadShownLeague(db: Queryable, row: LeagueRow): Promise<ShownLeague> {
  const [loaded] = await loadShownLeagues(db, [row])
  if (!loaded) throw new Error(`League ${row.id} was not loaded`)
  return loaded
}

/** A table is final once all its rounds are (rulebook 19.12). */
export function finalityOf(rounds: readonly RoundOfLeague[]): { final: boolean; finalAt: string | null } {
  const open = rounds.filter(({ state }) => state !== 'final')
  if (rounds.length === 0) return { final: false, finalAt: null }
  const instants = open.flatMap(({ finalAt }) => finalAt ?? [])
  return {
    final: open.length === 0,
    finalAt: instants.length < open.length ? null : (instants.toSorted().at(-1) ?? null),
  }
}

import { type LeagueState, leagueLimit, leagueRounds, leagueState, type RoundOfLeague } from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'
import { type LeagueRow, listEventsOfLeagues, listRoundEvents, type RoundEvent } from './league-queries.ts'

/** A league with its public events, its rounds and its state now. */
export type LoadedLeague = LeagueRow & {
  events: readonly RoundEvent[]
  rounds: readonly RoundOfLeague[]
  state: LeagueState
}

/** Loads the events and rounds of leagues; each event is read once. */
export async function loadLeagues(db: Queryable, leagues: readonly LeagueRow[]): Promise<LoadedLeague[]> {
  if (leagues.length === 0) return []
  const pairs = await listEventsOfLeagues(
    db,
    leagues.map(({ id }) => id),
  )
  const found = await listRoundEvents(db, [...new Set(pairs.map(({ eventId }) => eventId))])
  const byId = new Map(found.map(event => [event.id, event]))
  const byLeague = Map.groupBy(pairs, ({ leagueId }) => leagueId)
  return leagues.map(league => {
    const events = (byLeague.get(league.id) ?? []).flatMap(({ eventId }) => byId.get(eventId) ?? [])
    const rounds = leagueRounds({ scope: league.scope, createdAt: league.created_at }, events, league.now)
    return {
      ...league,
      events,
      rounds,
      state: leagueState(rounds, events, { to: league.last_day, now: league.now }),
    }
  })
}

/** How many members a league may have (rulebook 19.4). */
export const limitOf = ({ format, rounds, closed_at, last_day, qualifying }: LoadedLeague): number =>
  leagueLimit({ format, rounds, closedAt: closed_at, to: last_day, qualifying })

/** Loads the events and rounds of one league. */
export async function loadLeague(db: Queryable, league: LeagueRow): Promise<LoadedLeague> {
  const [loaded] = await loadLeagues(db, [league])
  if (!loaded) throw new Error(`League ${league.id} was not loaded`)
  return loaded
}

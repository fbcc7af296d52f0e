import { type PhaseTeams, playersOfOwnMatch } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'

/** Lists the players of a private event whom a user is, by a linked SteamID (rulebook 24.13). */
export const listPlayersOfUser = async (
  db: Queryable,
  { userId, eventId }: { userId: number; eventId: number },
): Promise<number[]> => {
  const rows = await db
    .selectFrom('provider_link as l')
    .innerJoin('player as p', 'p.steam_id', 'l.subject')
    .innerJoin('phase_player as x', 'x.player_id', 'p.id')
    .where('l.provider', '=', 'steam')
    .where('l.account_id', '=', userId)
    .where('x.event_id', '=', eventId)
    .select('p.id')
    .distinct()
    .execute()
  return rows.map(({ id }) => id)
}

type Facts = PhaseTeams & { links: { userId: number; playerId: number }[] }

/** Lists the players whose cards users may not hold in a phase, by user: nobody unless the owner of the event has chosen so (rulebook 30.15). */
export const listBarred = async (
  db: Queryable,
  { eventId, phaseIndex }: { eventId: number; phaseIndex: number },
): Promise<Map<number, number[]>> => {
  const here = sql`x.event_id = ${eventId} and x.phase_index = ${phaseIndex}`
  const { rows } = await sql<Facts>`select
      (select coalesce(jsonb_agg(jsonb_build_object('userId', l.account_id, 'playerId', p.id)), '[]')
        from phase_player x join player p on p.id = x.player_id
        join provider_link l on l.provider = 'steam' and l.subject = p.steam_id where ${here}) as links,
      (select coalesce(jsonb_agg(team), '[]') from (
        select jsonb_build_object('teamId', x.team_id,
          'players', jsonb_agg(jsonb_build_object('playerId', x.player_id))) as team
        from phase_player x where ${here} group by x.team_id) t) as teams,
      (select coalesce(jsonb_agg(jsonb_build_object('homeTeamId', x.home_team_id, 'awayTeamId', x.away_team_id)), '[]')
        from match x where ${here}) as matches
    from private_event h where h.event_id = ${eventId} and h.own_cards = 'none'`.execute(db)
  const users = Map.groupBy(rows[0]?.links ?? [], ({ userId }) => userId)
  return new Map(
    rows.flatMap(teams =>
      [...users].map(([userId, links]): [number, number[]] => [
        userId,
        playersOfOwnMatch(
          links.map(({ playerId }) => playerId),
          teams,
        ),
      ]),
    ),
  )
}

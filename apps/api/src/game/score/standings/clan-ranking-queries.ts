import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { placeOf, type StandingRow, standingColumns } from './standing-queries.ts'

export type ClanOfEvent = { eventId: number; clanId: number }

/** Finds the version of a clan's ranking of an event: the published ranking and the members who are shown. Undefined if there is no such event. */
export const findClanRankingVersion = async (db: Queryable, { eventId, clanId }: ClanOfEvent) => {
  const { rows } = await sql<{ version: string }>`select jsonb_build_array(generation, ranked_at,
      (select version from clan_version where clan_id = ${clanId}))::text as version
    from event where id = ${eventId}`.execute(db)
  return rows[0]?.version
}

/** Lists a clan's own ranking of an event: ranks are counted among its visible members (rulebook 9.4, 10.17). */
export const listClanRanking = async (
  db: Queryable,
  { eventId, clanId }: ClanOfEvent,
): Promise<StandingRow[]> => {
  const { rows } = await sql<{ ranking: StandingRow[] }>`
    select (select coalesce(json_agg(clan order by position), '[]') from (
      select row_number() over (order by position) as position, rank() over (order by rank) as rank,
        case when previous_rank is not null then rank() over (order by previous_rank nulls last) end as previous_rank,
        user_id, username, score
      from (select ${standingColumns} from clan_member m join account a on a.id = m.user_id
        ${placeOf({ eventId, generation: sql`e.generation` })}
        where m.clan_id = ${clanId} and a.deletion_requested_at is null) s) clan) as ranking
    from event e where e.id = ${eventId}`.execute(db)
  return rows[0]?.ranking ?? []
}

import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { placeOf, type StandingRow, standingColumns } from './standing-queries.ts'

export type ClanOfEvent = { eventId: number; clanId: number }

/** Names the state of a clan's ranking in the event `e`: the published ranking, and the members who are shown. */
const versionOf = (
  clanId: number,
) => sql<string>`jsonb_build_array(e.id, e.generation, e.ranked_at, ${clanId}::int,
  (select version from clan_version where clan_id = ${clanId}))::text`

export const findClanRankingVersion = async (db: Queryable, { eventId, clanId }: ClanOfEvent) => {
  const { rows } = await sql<{ version: string }>`select ${versionOf(clanId)} as version
    from event e where e.id = ${eventId}`.execute(db)
  return rows[0]?.version
}

/**
 * Lists a clan's own ranking of an event with the version that it is of: ranks are counted among its visible members
 * (rulebook 9.4, 10.17).
 */
export const listClanRanking = async (
  db: Queryable,
  { eventId, clanId }: ClanOfEvent,
): Promise<{ version: string; ranking: StandingRow[] } | undefined> => {
  const { rows } = await sql<{ version: string; ranking: StandingRow[] }>`
    select ${versionOf(clanId)} as version, (select coalesce(json_agg(clan order by position), '[]') from (
      select row_number() over (order by position) as position, rank() over (order by rank) as rank,
        case when previous_rank is not null then rank() over (order by previous_rank nulls last) end as previous_rank,
        user_id, username, score
      from (select ${standingColumns} from clan_member m join account a on a.id = m.user_id
        ${placeOf({ eventId, generation: sql`e.generation` })}
        where m.clan_id = ${clanId} and a.deletion_requested_at is null) s) clan) as ranking
    from event e where e.id = ${eventId}`.execute(db)
  return rows[0]
}

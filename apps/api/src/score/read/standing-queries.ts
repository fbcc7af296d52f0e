import { type Selectable, sql } from 'kysely'
import { containing } from '../../contract/paging.ts'
import type { Queryable } from '../../db/db.ts'
import type { Schema } from '../../db/schema.ts'

export type StandingRow = Omit<Selectable<Schema['standing']>, 'event_id' | 'generation' | 'won'>

/** One generation of an event's standings, whole or as a clan's own ranking. */
export type RankingScope = { eventId: number; generation: number; clanId: number | undefined }

/**
 * Selects the rows of a ranking with the columns of `standing`. A clan's ranks are counted among its visible members
 * (rulebook 9.4, 10.17).
 */
const rankingRows = ({ eventId, generation, clanId }: RankingScope) =>
  clanId === undefined
    ? sql`standing where event_id = ${eventId} and generation = ${generation}`
    : sql`(
        select row_number() over (order by s.position) as position, rank() over (order by s.rank) as rank,
          case when s.previous_rank is not null
            then rank() over (order by s.previous_rank nulls last) end as previous_rank,
          s.user_id, s.username, s.score
        from standing s join clan_member m on m.user_id = s.user_id join account a on a.id = m.user_id
        where s.event_id = ${eventId} and s.generation = ${generation} and m.clan_id = ${clanId}
          and a.deletion_requested_at is null) clan where true`

const columns = sql`position, rank, previous_rank, user_id, username, score`

/** Without a phrase, a page is read by stored position, at the same cost at any depth. */
export const listStandings = async (
  db: Queryable,
  scope: RankingScope,
  { page, pageSize, phrase }: { page: number; pageSize: number; phrase: string },
): Promise<StandingRow[]> => {
  const before = (page - 1) * pageSize
  const { rows } =
    phrase === ''
      ? await sql<StandingRow>`select ${columns} from ${rankingRows(scope)}
          and position > ${before} and position <= ${before + pageSize} order by position`.execute(db)
      : await sql<StandingRow>`select ${columns} from ${rankingRows(scope)}
          and username ilike ${containing(phrase)} order by position limit ${pageSize} offset ${before}`.execute(
          db,
        )
  return rows
}

export const countStandings = async (db: Queryable, scope: RankingScope, phrase: string): Promise<number> => {
  const { rows } =
    phrase === ''
      ? await sql<{ count: number }>`select position as count from ${rankingRows(scope)}
          order by position desc limit 1`.execute(db)
      : await sql<{ count: number }>`select count(*) as count from ${rankingRows(scope)}
          and username ilike ${containing(phrase)}`.execute(db)
  return rows[0]?.count ?? 0
}

export const findStanding = async (
  db: Queryable,
  scope: RankingScope,
  userId: number,
): Promise<StandingRow | undefined> => {
  const { rows } =
    await sql<StandingRow>`select ${columns} from ${rankingRows(scope)} and user_id = ${userId}`.execute(db)
  return rows[0]
}

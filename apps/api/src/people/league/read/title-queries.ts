import type { LeagueFormat, LeagueScope } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { isOutside } from '../../../ground/event-visibility/visibility-queries.ts'

type Title = {
  leagueId: number | null
  name: string | null
  format: LeagueFormat
  scope: LeagueScope
  wonAt: string
}

/** Whether there is such a user, who has not asked for deletion. */
export const isShown = async (db: Queryable, userId: number): Promise<boolean> => {
  const found = await db
    .selectFrom('account')
    .where('id', '=', userId)
    .where('deletion_requested_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Lists the leagues that a user has won; private ones without id and name, unless the asker is a member, and those of private events only to their circle. */
export const listTitles = async (db: Queryable, userId: number, askerId: number | null): Promise<Title[]> => {
  const { rows } = await sql<Title>`
    select case when s.shown then l.id end as "leagueId", case when s.shown then l.name end as name,
      l.format, l.scope, t.won_at as "wonAt"
    from league_title t join league l on l.id = t.league_id
    cross join lateral (select l.visibility = 'public' or exists (select from league_member m
      where m.league_id = l.id and m.user_id = ${askerId}::int and m.left_at is null) as shown) s
    where t.user_id = ${userId} and not ${isOutside(sql`l.id`, sql`coalesce(${askerId}::int, 0)`)} order by t.won_at desc, l.id desc limit 100`.execute(
    db,
  )
  return rows
}

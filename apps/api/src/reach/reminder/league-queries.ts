import { type RawBuilder, sql } from 'kysely'
import { type Audience, gather } from '../../game/notification/phase-queries.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { eventsOfLeagues } from '../../people/league/state/league-queries.ts'

/** Members of the leagues of an event; `since`: only those with an account from before then. */
export const inLeagues =
  (eventId: number, since?: string): Audience =>
  (db, blocks) => {
    const isOlder: RawBuilder<boolean> =
      since === undefined ? sql`true` : sql`a.created_at < ${since}::timestamptz`
    return gather(
      db,
      blocks,
      sql`select m.user_id from (${eventsOfLeagues}) e join league l on l.id = e.league_id and l.ended_at is null
        join league_member m on m.league_id = l.id and m.left_at is null
        join account a on a.id = m.user_id and ${isOlder}
        where e.event_id = ${eventId}`,
    )
  }

/** Lists the public events whose first phase has locked last, the newest first, and when it did. */
export const listLastEvents = (db: Queryable, now: string, count: number) =>
  db
    .selectFrom('event as e')
    .innerJoin('phase as p', join => join.onRef('p.event_id', '=', 'e.id').on('p.index', '=', 1))
    .where('e.public', '=', true)
    .whereRef('p.open', '<', 'p.lock')
    .where('p.lock', '<=', now)
    .select(['e.id', 'p.lock'])
    .orderBy('p.lock', 'desc')
    .orderBy('e.id', 'desc')
    .limit(count)
    .execute()

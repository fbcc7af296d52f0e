import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'
import { isOutside, ofAccount } from '../event-visibility/visibility-queries.ts'

/** Who reads a stream, and what it watches: an event, a talk, both or neither. */
export type Reader = {
  userId: number | undefined
  eventId: number | undefined
  talk: string | undefined
  /** Whether the user sees unpublished events as an admin or an organiser, which an ordinary access token does not (rulebook 21.2). */
  configures: boolean
}

/** Lists the indexes of the readers who do not see the event, or are not members of the talk, that they watch, whatever their session has read before. */
export const listBarred = async (db: Queryable, readers: readonly Reader[]): Promise<number[]> => {
  const column = <Key extends keyof Reader>(key: Key) => readers.map(reader => reader[key] ?? null)
  const { rows } = await sql<{ at: number }>`
    select r.at::int - 1 as at
    from unnest(${column('userId')}::int[], ${column('eventId')}::int[], ${column('talk')}::uuid[],
      ${column('configures')}::bool[]) with ordinality as r(user_id, event_id, talk, configures, at)
      left join account a on a.id = r.user_id
    where r.event_id is not null and not exists (select from event e where e.id = r.event_id
        and (e.public or (r.configures and ${ofAccount.configures}) or ${ofAccount.takesPart}))
      or r.talk is not null and not ${isMember}`.execute(db)
  return rows.map(({ at }) => at)
}

const isMember = sql`(exists (select from league l join league_member m on m.league_id = l.id
    where l.talk_key = r.talk and m.user_id = r.user_id and m.left_at is null and not ${isOutside(sql`l.id`, sql`r.user_id`)})
  or exists (select from clan c join clan_member m on m.clan_id = c.id where c.talk_key = r.talk and m.user_id = r.user_id))`

import type { Deck, NotificationKind } from '@game/domain'
import { sql } from 'kysely'
import { findHeard } from '../../game/notification/bell/mute-queries.ts'
import { polishOrEnglish } from '../../game/notification/message-queries.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { heardNotificationsOf } from '../../ground/db/sql-expressions.ts'
import { isPlayed } from '../../ground/event-visibility/visibility-queries.ts'
import { isOfOthers } from '../../people/talk/talk-queries.ts'

export type NamedPhase = {
  eventId: number
  phaseIndex: number
  event: string
  phase: string
  phasePl: string | null
  lock: string
}

/** The phases of public events that are not completed, with their names and locks. */
const namedPhases = (db: Queryable) =>
  db
    .selectFrom('phase as p')
    .innerJoin('event as e', 'e.id', 'p.event_id')
    .where(isPlayed())
    .where('e.completed', '=', false)
    .select([
      'e.id as eventId',
      'p.index as phaseIndex',
      'e.name as event',
      'p.name as phase',
      'p.name_pl as phasePl',
      'p.lock',
    ])

/** Lists the phases of public events that are open and lock within so many milliseconds, with their names; the next lock first. */
export const listNamedPhases = (db: Queryable, now: string, withinMs: number): Promise<NamedPhase[]> =>
  namedPhases(db)
    .where('p.open', '<=', now)
    .where('p.lock', '>', now)
    .where('p.lock', '<=', new Date(Date.parse(now) + withinMs).toISOString())
    .orderBy('p.lock')
    .orderBy('e.id')
    .execute()

/** Lists the decks of a user in these events. */
export const listDecksOf = (
  db: Queryable,
  userId: number,
  eventIds: readonly number[],
): Promise<{ eventId: number; phaseIndex: number; cards: Deck }[]> =>
  db
    .selectFrom('deck')
    .where('user_id', '=', userId)
    .where('event_id', '=', sql<number>`any(${eventIds}::int[])`)
    .select(['event_id as eventId', 'phase_index as phaseIndex', 'cards'])
    .execute()

/** Finds a phase of a public event with its names and lock. */
export const findNamedPhase = (
  db: Queryable,
  eventId: number,
  phaseIndex: number,
): Promise<NamedPhase | undefined> =>
  namedPhases(db).where('p.event_id', '=', eventId).where('p.index', '=', phaseIndex).executeTakeFirst()

/** Finds a message of the organisers of a public event. */
export const findMessage = (db: Queryable, id: number) =>
  db
    .selectFrom('event_message as m')
    .innerJoin('event as e', 'e.id', 'm.event_id')
    .where('m.id', '=', id)
    .where(isPlayed())
    .select(['m.event_id as eventId', 'e.name as event', 'm.en', polishOrEnglish.as('pl')])
    .executeTakeFirst()

export type News = { kind: NotificationKind; facts: Record<string, string | number> }

/** Finds a notification that a user has not read; undefined if it was read, replaced or withdrawn. */
export const findUnread = async (db: Queryable, userId: number, id: number): Promise<News | undefined> => {
  const found = await findHeard(db, userId, id)
  return found?.readAt === null ? found : undefined
}

/** Lists a user's notifications of the week before `now`, the newest first. */
export const listNewsOfWeek = async (db: Queryable, userId: number, now: string): Promise<News[]> => {
  const { rows } = await sql<News>`select kind, facts from (${heardNotificationsOf(userId)}) own
    where created_at <= ${now}::timestamptz and created_at > ${now}::timestamptz - interval '7 days'
    order by created_at desc, id desc`.execute(db)
  return rows
}

/** Counts what others wrote in the week before `now` and a user has not read, by league and clan that is not muted (rulebook 28.9). */
export const countTalkOfWeek = async (
  db: Queryable,
  userId: number,
  now: string,
): Promise<{ name: string; count: number }[]> => {
  const { rows } = await sql<{ name: string; count: number }>`
    select coalesce(l.name, c.name) as name, count(*) as count
    from talk t left join league l on l.id = t.league_id left join clan c on c.id = t.clan_id
    join talk_post p on p.talk_id = t.id and ${isOfOthers(userId)}
      and p.sent_at <= ${now}::timestamptz and p.sent_at > ${now}::timestamptz - interval '7 days'
      and p.id > coalesce((select read_id from talk_mark where talk_id = t.id and user_id = ${userId}), 0)
    where (t.league_id in (select league_id from league_member where user_id = ${userId} and left_at is null)
        and coalesce(l.talks, l.visibility = 'private')
      or t.clan_id = (select clan_id from clan_member where user_id = ${userId}))
      and not exists (select from notification_mute m where m.user_id = ${userId}
        and (m.league_id = t.league_id or m.clan_id = t.clan_id))
    group by l.id, c.id, l.name, c.name order by count desc, name`.execute(db)
  return rows
}

import { bounceLimit, type ReachChannel } from '@game/domain'
import { type RawBuilder, sql } from 'kysely'
import type { PhaseKey } from '../../game/score/freeze/freeze-queries.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { isPlayed } from '../../ground/event-visibility/visibility-queries.ts'

/** What is planned at once: a reminder of an occasion by a channel, for the users of a time zone. */
export type Plan = { channel: ReachChannel; kind: string; occasion: string; timeZone: string }

/** Matches users `c` whom a channel reaches. */
const isReachable = {
  mail: sql<boolean>`c.confirmed_at is not null and c.bounces < ${sql.lit(bounceLimit)}`,
  push: sql<boolean>`exists (select from push_subscription p where p.account_id = c.account_id)`,
} as const satisfies Record<ReachChannel, RawBuilder<boolean>>

/** Lists the time zones of users whom a channel reaches. */
export const listTimeZones = async (db: Queryable, channel: ReachChannel): Promise<string[]> => {
  const { rows } = await sql<{ timeZone: string }>`select distinct c.time_zone as "timeZone" from contact c
    where ${isReachable[channel]}`.execute(db)
  return rows.map(({ timeZone }) => timeZone)
}

/** Lists the plans of these occasions that have been made. */
export const listMade = (
  db: Queryable,
  { channel, kind }: Pick<Plan, 'channel' | 'kind'>,
  occasions: readonly string[],
) =>
  db
    .selectFrom('reminder_plan')
    .where('channel', '=', channel)
    .where('kind', '=', kind)
    .where('occasion', 'in', occasions)
    .select(['occasion', 'time_zone as timeZone'])
    .execute()

export const savePlan = async (
  db: Queryable,
  { channel, kind, occasion, timeZone }: Plan,
  now: string,
): Promise<void> => {
  await db
    .insertInto('reminder_plan')
    .values({ channel, kind, occasion, time_zone: timeZone, planned_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const deleteOldPlans = (db: Queryable) =>
  db.deleteFrom('reminder_plan').where('planned_at', '<=', sql<string>`now() - interval '60 days'`).execute()

/** What to store for the users of a plan; `facts` are the same for all of them. */
export type Queued = { facts: Record<string, string | number>; at: string; until: string }

/** Stores a delivery for each of the users of a plan who can be reached and wants it, once for its occasion. */
export const queueForUsers = (
  db: Queryable,
  { channel, kind, occasion, timeZone }: Plan,
  { facts, at, until }: Queued,
  users: RawBuilder<boolean>,
) =>
  sql`insert into delivery (account_id, channel, kind, natural_key, facts, urgent, try_at, until)
    select c.account_id, ${channel}::text, ${kind}::text, ${`${kind}:${occasion}`}, ${JSON.stringify(facts)}::jsonb, false,
      ${at}::timestamptz, ${until}::timestamptz
    from contact c where c.time_zone = ${timeZone} and ${isReachable[channel]}
      and not ${`${channel}:${kind}`} = any(c.muted) and ${users}
    on conflict (account_id, channel, natural_key) do nothing`.execute(db)

/** Users who have been here in the last six months. */
export const isActive = (now: string) => sql<boolean>`exists (
    select from known_device d where d.account_id = c.account_id and d.used_at > ${now}::timestamptz - interval '6 months'
    union all
    select from session s where s.account_id = c.account_id and s.used_at > ${now}::timestamptz - interval '6 months')`

/** These users, but for those who have not been here for six months (rulebook 20.8). */
export const isOneOf = (ids: readonly number[], now: string) =>
  sql<boolean>`c.account_id = any(${ids}::int[]) and ${isActive(now)}`

export type LockingPhase = PhaseKey & { lock: string }

/** Lists the phases of public events that are open and lock within so many milliseconds. */
export const listLockingPhases = (db: Queryable, now: string, withinMs: number): Promise<LockingPhase[]> =>
  db
    .selectFrom('phase as p')
    .innerJoin('event as e', 'e.id', 'p.event_id')
    .where(isPlayed())
    .where('e.completed', '=', false)
    .where('p.open', '<=', now)
    .where('p.lock', '>', now)
    .where('p.lock', '<=', new Date(Date.parse(now) + withinMs).toISOString())
    .select(['p.event_id as eventId', 'p.index as phaseIndex', 'p.lock'])
    .orderBy('p.lock')
    .execute()

export type MovedLock = { id: number; eventId: number; phaseIndex: number; to: string }

/** Lists the notices of moved locks of the last day. */
export const listMovedLocks = async (db: Queryable, now: string): Promise<MovedLock[]> => {
  const { rows } = await sql<MovedLock>`
    select n.id, n.event_id as "eventId", (n.facts -> 'phaseIndex')::int as "phaseIndex", n.facts ->> 'to' as "to"
    from event_notice n where n.kind = 'lock_moved' and n.created_at > ${now}::timestamptz - interval '1 day'
    order by n.id`.execute(db)
  return rows
}

/** Lists the notices of the organisers' messages of the last day. */
export const listMessageNotices = async (
  db: Queryable,
  now: string,
): Promise<{ id: number; eventId: number; messageId: number }[]> => {
  const { rows } = await sql<{ id: number; eventId: number; messageId: number }>`
    select n.id, n.event_id as "eventId", (n.facts -> 'messageId')::int as "messageId"
    from event_notice n where n.kind = 'organiser_message' and n.created_at > ${now}::timestamptz - interval '1 day'
    order by n.id`.execute(db)
  return rows
}

/** Lists the users of a notice, in blocks. */
export const listNoticeBlocks = (db: Queryable, noticeId: number) =>
  db
    .selectFrom('event_notice_block')
    .where('notice_id', '=', noticeId)
    .select(['block', sql<string>`users::text`.as('users')])
    .orderBy('block')
    .execute()

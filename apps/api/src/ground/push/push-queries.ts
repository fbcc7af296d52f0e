import { pushGapMs } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

/** The VAPID keys by which push services know the game, in base64url. */
export type PushKeys = { publicKey: string; privateKey: string }

/** Finds the keys that are kept in the database. */
export const findKeys = (db: Queryable): Promise<PushKeys | undefined> =>
  db
    .selectFrom('push_key')
    .where('id', '=', 1)
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst()

/** Keeps keys unless there are some; returns those that are kept. */
export async function keepKeys(db: Queryable, keys: PushKeys): Promise<PushKeys> {
  await db
    .insertInto('push_key')
    .values({ id: 1, public_key: keys.publicKey, private_key: keys.privateKey })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return (await findKeys(db)) ?? keys
}

/** Where a browser takes pushes, and the keys by which only it can read them, in base64url. */
export type Subscription = { endpoint: string; p256dh: string; auth: string }

/** Stores the subscription of a session instead of the one before, and takes it from another session of the same browser. */
export const saveSubscription = async (
  db: Queryable,
  { accountId, sessionId }: { accountId: number; sessionId: number },
  { endpoint, p256dh, auth }: Subscription,
): Promise<void> => {
  await db
    .deleteFrom('push_subscription')
    .where(eb => eb.or([eb('session_id', '=', sessionId), eb('endpoint', '=', endpoint)]))
    .execute()
  await db
    .insertInto('push_subscription')
    .values({ account_id: accountId, session_id: sessionId, endpoint, p256dh, auth })
    .execute()
}

export const deleteSubscriptionOf = (db: Queryable, sessionId: number) =>
  db.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute()

/** Deletes a subscription that the push service no longer knows. */
export const deleteSubscription = (db: Queryable, endpoint: string) =>
  db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute()

/** Finds whether a user takes pushes: on any device, and in this session. */
export const findPushState = async (
  db: Queryable,
  accountId: number,
  sessionId: number | undefined,
): Promise<{ anywhere: boolean; here: boolean }> => {
  const rows = await db
    .selectFrom('push_subscription')
    .where('account_id', '=', accountId)
    .select('session_id')
    .execute()
  return { anywhere: rows.length > 0, here: rows.some(row => row.session_id === sessionId) }
}

/** Lists a user's subscriptions whose sessions are live. */
export const listSubscriptions = (db: Queryable, accountId: number): Promise<Subscription[]> =>
  db
    .selectFrom('push_subscription as p')
    .innerJoin('session as s', 's.id', 'p.session_id')
    .where('p.account_id', '=', accountId)
    .where('s.expires_at', '>', sql<string>`now()`)
    .select(['p.endpoint', 'p.p256dh', 'p.auth'])
    .orderBy('p.id')
    .execute()

/** Counts the pushes that a user got since an instant, except those of a kind. */
export const countPushesSince = async (
  db: Queryable,
  accountId: number,
  { since, exceptKind }: { since: string; exceptKind: string },
): Promise<number> => {
  const { rows } = await sql<{ pushes: number }>`select count(*)::int as pushes from delivery
    where account_id = ${accountId} and channel = 'push' and kind <> ${exceptKind}
      and outcome = 'sent' and done_at >= ${since}`.execute(db)
  return rows[0]?.pushes ?? 0
}

/** A user and the delivery that is being sent to them. */
type Turn = { accountId: number; id: number }

/**
 * Lets one delivery of a user through, by any process, unless another one was let through within the last half an hour (rulebook 20.14); returns
 * until when it has to wait, or undefined if it may pass. A delivery that was let through before passes again, as its process has died.
 */
export const takeTurn = async (
  db: Queryable,
  { accountId, id }: Turn,
  now: string,
): Promise<string | undefined> => {
  const earliest = new Date(Date.parse(now) - pushGapMs).toISOString()
  const { rows } = await sql`update contact set pushed_at = ${now}, pushed_id = ${id}
    where account_id = ${accountId} and (pushed_at is null or pushed_at <= ${earliest} or pushed_id = ${id})
    returning account_id`.execute(db)
  if (rows.length > 0) return undefined
  const last = await db
    .selectFrom('contact')
    .where('account_id', '=', accountId)
    .select('pushed_at')
    .executeTakeFirst()
  return new Date(Date.parse(last?.pushed_at ?? now) + pushGapMs).toISOString()
}

/** Gives the turn back, as no device has taken the push. */
export const returnTurn = async (db: Queryable, { accountId, id }: Turn): Promise<void> => {
  await db
    .updateTable('contact')
    .set({ pushed_at: null, pushed_id: null })
    .where('account_id', '=', accountId)
    .where('pushed_id', '=', id)
    .execute()
}

/** How long a push about a notification is tried, in hours; later the bell is enough. */
const validHours = 24

/** What is pushed to whom: one notification each, all of a kind. */
export type NewPushes = { kind: string; accountIds: readonly number[]; notificationIds: readonly number[] }

/** Stores pushes about notifications for the users among these who take pushes; each notification once a user. Returns how many are new. */
export const insertPushes = async (
  db: Queryable,
  { kind, accountIds, notificationIds }: NewPushes,
): Promise<number> => {
  const { rows } = await sql`
    insert into delivery (account_id, channel, kind, natural_key, facts, urgent, try_at, until)
    select n.account_id, 'push', ${kind}::text, ${kind}::text || ':' || n.id, jsonb_build_object('notificationId', n.id), false,
      clock_timestamp(), clock_timestamp() + make_interval(hours => ${validHours})
    from unnest(${accountIds}::int[], ${notificationIds}::bigint[]) n(account_id, id)
    where exists (select from push_subscription p where p.account_id = n.account_id)
    on conflict (account_id, channel, natural_key) do nothing returning id`.execute(db)
  return rows.length
}

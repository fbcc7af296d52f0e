import { bounceLimit, type ReachChannel } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'
import type { Outcome } from '../db/schema/reach-tables.ts'

/** What is to be sent to a user; `key` identifies it among others of its kind: a second one with the same key is not stored. */
export type NewDelivery = {
  accountId: number
  kind: string
  key: string
  facts?: Record<string, string | number>
  /** Goes before everything that is not urgent. */
  urgent: boolean
  validMs: number
}

/** For how long a process that sends something may take, in seconds; then another one tries. SMTP's own limits are shorter. */
const leaseSeconds = 300

/** Stores deliveries by mail, each once. Returns how many are new. */
export const insertDeliveries = async (
  db: Queryable,
  deliveries: readonly NewDelivery[],
  now: string,
): Promise<number> => {
  if (deliveries.length === 0) return 0
  const rows = await db
    .insertInto('delivery')
    .values(
      deliveries.map(({ accountId, kind, key, facts = {}, urgent, validMs }) => ({
        account_id: accountId,
        channel: 'mail' as const,
        kind,
        natural_key: `${kind}:${key}`,
        facts: JSON.stringify(facts),
        urgent,
        try_at: now,
        until: new Date(Date.parse(now) + validMs),
      })),
    )
    .onConflict(conflict => conflict.columns(['account_id', 'channel', 'natural_key']).doNothing())
    .returning('id')
    .execute()
  return rows.length
}

/** A delivery that this process sends now; `tries` counts this attempt. */
export type Claimed = {
  id: number
  accountId: number
  kind: string
  facts: Record<string, string | number>
  tries: number
  /** After this it is of no use. */
  until: string
  isExpired: boolean
}

/** Takes the next delivery of a channel that is due, to none of these users, so that no other process sends it; undefined if none is. */
export const claimDelivery = async (
  db: Queryable,
  { channel, users }: { channel: ReachChannel; users: readonly number[] },
  now: string,
): Promise<Claimed | undefined> => {
  const { rows } = await sql<Claimed>`
    update delivery set tries = tries + 1, try_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
    where id = (select id from delivery where done_at is null and channel = ${channel} and try_at <= ${now}
        and account_id <> all(${users}::int[])
      order by urgent desc, try_at limit 1 for update skip locked)
    returning id, account_id as "accountId", kind, facts, tries, until, until <= ${now} as "isExpired"`.execute(
    db,
  )
  return rows[0]
}

/** Tries a claimed delivery again at `tryAt`; `counted`: whether this attempt counts as a failed one. */
export const postponeDelivery = async (
  db: Queryable,
  { id, tries }: Claimed,
  tryAt: string,
  counted = true,
): Promise<void> => {
  await db
    .updateTable('delivery')
    .set({ try_at: tryAt, tries: counted ? tries : tries - 1 })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('done_at', 'is', null)
    .execute()
}

export const finishDelivery = async (
  db: Queryable,
  { id }: Claimed,
  outcome: Outcome,
  now: string,
): Promise<void> => {
  await db
    .updateTable('delivery')
    .set({ done_at: now, outcome })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute()
}

/** For how many days it is known what was sent: caps look back a week, and nothing that is due for longer is sent twice. */
const keptDays = 60

/** Deletes what was sent, or given up, some weeks ago. */
export const deleteOldDeliveries = (db: Queryable) =>
  db
    .deleteFrom('delivery')
    .where('done_at', '<=', sql<string>`now() - make_interval(days => ${keptDays})`)
    .execute()

/** The user to whom something is sent. `address`: null if the account has none. */
export type Recipient = {
  id: number
  username: string
  name: string
  address: string | null
  language: 'en' | 'pl'
  timeZone: string
  /** What the user has turned off, as `channel:kind`. */
  muted: string[]
  unsubscribeToken: string
  /** Whether the address is confirmed and not given up. */
  isReachable: boolean
  /** Whether the user has asked for deletion. */
  isLeaving: boolean
}

/** Finds a user and how they are reached; undefined if the account is erased. */
export const findRecipient = (db: Queryable, accountId: number): Promise<Recipient | undefined> =>
  db
    .selectFrom('account as a')
    .innerJoin('contact as c', 'c.account_id', 'a.id')
    .where('a.id', '=', accountId)
    .where('a.erased_at', 'is', null)
    .select([
      'a.id',
      'a.username',
      'a.name',
      'a.email as address',
      'c.language',
      'c.time_zone as timeZone',
      'c.muted',
      'c.unsubscribe_token as unsubscribeToken',
    ])
    .select(sql<boolean>`c.confirmed_at is not null and c.bounces < ${bounceLimit}`.as('isReachable'))
    .select(sql<boolean>`a.deletion_requested_at is not null`.as('isLeaving'))
    .executeTakeFirst()

/** Whether a user has got a mail of these kinds since an instant, or another one is being sent right now. */
export const hasMailSince = async (
  db: Queryable,
  { id, accountId }: Claimed,
  { kinds, since, now }: { kinds: readonly string[]; since: string; now: string },
): Promise<boolean> => {
  const { rows } =
    await sql`select from delivery where account_id = ${accountId} and channel = 'mail' and id <> ${id}
    and kind = any(${kinds}::text[]) and ((outcome = 'sent' and done_at >= ${since})
      or (done_at is null and tries > 0 and try_at > ${now} and id < ${id})) limit 1`.execute(db)
  return rows.length > 0
}

/** Counts that an address was refused for good, or clears the count after it was accepted. */
export const saveBounce = async (db: Queryable, accountId: number, isRefused: boolean): Promise<void> => {
  await db
    .updateTable('contact')
    .set(eb => ({ bounces: isRefused ? eb('bounces', '+', 1) : 0 }))
    .where('account_id', '=', accountId)
    .$if(!isRefused, query => query.where('bounces', '>', 0))
    .execute()
}

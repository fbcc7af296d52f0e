import { bounceLimit, type ReachChannel } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { newToken } from '../../../ground/session/token.ts'

/** What a user changes in how they can be reached; what is left out stays as it is. */
export type ContactChange = {
  language?: 'en' | 'pl' | undefined
  timeZone?: string | undefined
  pendingAddress?: string | null
}

/** Stores how a user can be reached; creates the row if there is none. */
export const saveContact = async (
  db: Queryable,
  accountId: number,
  { language, timeZone, pendingAddress }: ContactChange,
): Promise<void> => {
  const change = {
    ...(language && { language }),
    ...(timeZone && { time_zone: timeZone }),
    ...(pendingAddress !== undefined && { pending_address: pendingAddress }),
  }
  await db
    .insertInto('contact')
    .values({ account_id: accountId, unsubscribe_token: newToken(), ...change })
    .onConflict(conflict =>
      Object.keys(change).length === 0
        ? conflict.column('account_id').doNothing()
        : conflict.column('account_id').doUpdateSet(change),
    )
    .execute()
}

/** `bounced`: mail to the address came back so often that none is sent any more. */
export const findContact = (db: Queryable, accountId: number) =>
  db
    .selectFrom('account as a')
    .leftJoin('contact as c', 'c.account_id', 'a.id')
    .where('a.id', '=', accountId)
    .select(['a.email', 'c.pending_address as pendingEmail'])
    .select([
      sql<'en' | 'pl'>`coalesce(c.language, 'en')`.as('language'),
      sql<string>`coalesce(c.time_zone, 'UTC')`.as('timeZone'),
      sql<string[]>`coalesce(c.muted, '{}')`.as('muted'),
    ])
    .select(sql<boolean>`c.confirmed_at is not null`.as('confirmed'))
    .select(sql<boolean>`coalesce(c.bounces, 0) >= ${bounceLimit}`.as('bounced'))
    .executeTakeFirstOrThrow()

const without = (choice: string) => sql<string[]>`array_remove(muted, ${choice}::text)`
const withChoice = (choice: string) => sql<string[]>`array_append(${without(choice)}, ${choice}::text)`

/** Turns a choice, `channel:kind`, on or off. */
export const chooseReach = async (
  db: Queryable,
  accountId: number,
  choice: string,
  on: boolean,
): Promise<void> => {
  await db
    .updateTable('contact')
    .set({ muted: on ? without(choice) : withChoice(choice) })
    .where('account_id', '=', accountId)
    .execute()
}

/** Turns on every choice of a channel. */
export const unmuteChannel = async (
  db: Queryable,
  accountId: number,
  channel: ReachChannel,
): Promise<void> => {
  await sql`update contact set muted = array(select choice from unnest(muted) choice where choice not like ${`${channel}:%`})
    where account_id = ${accountId}`.execute(db)
}

/** Turns a choice off for the user whose mails have this token; does nothing if there is none. */
export const muteByToken = async (db: Queryable, token: string, choice: string): Promise<void> => {
  await db
    .updateTable('contact')
    .set({ muted: withChoice(choice) })
    .where('unsubscribe_token', '=', token)
    .execute()
}

/** Whether another account has an address, regardless of case. */
export const isTaken = async (db: Queryable, address: string, accountId: number): Promise<boolean> => {
  const found = await db
    .selectFrom('account')
    .where(sql`lower(email)`, '=', address.toLowerCase())
    .where('id', '<>', accountId)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Makes an address the confirmed one of an account. */
export const confirmAddress = async (db: Queryable, accountId: number, address: string): Promise<void> => {
  await saveContact(db, accountId, {})
  await db.updateTable('account').set({ email: address }).where('id', '=', accountId).execute()
  await db
    .updateTable('contact')
    .set({ confirmed_at: sql<string>`statement_timestamp()`, pending_address: null, bounces: 0 })
    .where('account_id', '=', accountId)
    .execute()
}

/** When a user asked for deletion; undefined if they did not, or came back. */
export const findDeletion = async (db: Queryable, accountId: number): Promise<string | undefined> => {
  const found = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('deletion_requested_at')
    .executeTakeFirst()
  return found?.deletion_requested_at ?? undefined
}

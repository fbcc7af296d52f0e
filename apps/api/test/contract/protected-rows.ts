import { sql } from 'kysely'
import type { Db } from '../../src/ground/db/db.ts'
import { checksums } from '../database/dump.ts'
import type { Fixture } from './fixture.ts'

/** The tables whose rows belong to users, with the columns that name them; no columns for tables that any call may write along the way. */
const personal: Record<string, string[]> = {
  account: ['id'],
  session: ['account_id'],
  sign_in_attempt: [],
  call_count: [],
  pick_rates: [],
  known_device: ['account_id'],
  passkey: ['account_id'],
  provider_link: ['account_id'],
  provider_visit: ['account_id'],
  passkey_challenge: ['account_id'],
  calendar_link: ['account_id'],
  contact: ['account_id'],
  mail_link: ['account_id'],
  reset_request: [],
  delivery: ['account_id'],
  webhook: ['account_id'],
  webhook_message: [],
  push_subscription: ['account_id'],
  push_key: [],
  score_source_chunk: [],
  deck: ['user_id'],
  draft_deck: ['user_id'],
  shortlisted_player: ['user_id'],
  phase_summary: ['user_id'],
  dispute: ['user_id'],
  event_organiser: ['user_id'],
  private_event: ['owner_id'],
  event_participant: ['user_id'],
  event_report: ['user_id'],
  hosting_limit: [],
  hosting_use: [],
  clan: [],
  clan_version: [],
  clan_member: ['user_id'],
  league: [],
  league_event: [],
  league_round: [],
  league_member: ['user_id'],
  league_request: ['user_id'],
  audit: ['account_id'],
  user_block: ['user_id'],
  security_event: ['account_id'],
  friendship: ['sender_id', 'recipient_id'],
  notification: ['user_id'],
  notification_mute: ['user_id'],
  talk: [],
  talk_post: ['user_id'],
  talk_reaction: ['user_id'],
  talk_report: ['user_id'],
  talk_mark: ['user_id'],
}

/**
 * What no call of the user may change, whatever its body: tables without an owner, rows of users who are not connected
 * to them, anybody's role.
 */
export async function rowsOutOfReach({ testApp: { db }, user, another, admin }: Fixture) {
  const sums = Object.entries(await sumsWithoutHosted(db, user.id))
  const owned = Object.entries(personal).filter(([, columns]) => columns.length > 0)
  return {
    foreign: Object.fromEntries(sums.filter(([name]) => !(name in personal))),
    theirs: await readRows(db, owned, [another.id, admin.id]),
    admins: await listAdmins(db),
  }
}

/** The checksums of the tables without the private events that a user hosts (rulebook 30.1), which are put back at once. */
async function sumsWithoutHosted(db: Db, userId: number) {
  const trx = await db.startTransaction().execute()
  const hosted = sql`(select event_id from private_event where owner_id = ${userId})`
  await sql`delete from content_version where scope in ${hosted}`.execute(trx)
  await sql`delete from event where id in ${hosted}`.execute(trx)
  const sums = await checksums(trx)
  await trx.rollback().execute()
  return sums
}

/** What no call at all may change: the role of admin, and the accounts and sessions of others. */
export async function rowsOutOfAllReach({ testApp: { db }, another }: Fixture) {
  const owned: [string, string[]][] = [
    ['account', ['id']],
    ['session', ['account_id']],
  ]
  return { theirs: await readRows(db, owned, [another.id]), admins: await listAdmins(db) }
}

/** The rows of tables that name one of these users in one of the columns. */
async function readRows(db: Db, tables: [name: string, columns: string[]][], users: readonly number[]) {
  const each = tables.map(([name, columns]) => {
    const isNamed = columns.map(column => sql`${sql.ref(`t.${column}`)} = any(${users}::int[])`)
    return sql`select ${sql.lit(name)} as name, jsonb_agg(to_jsonb(t) order by t::text) as rows
      from ${sql.table(name)} t where ${sql.join(isNamed, sql` or `)}`
  })
  return (await sql`${sql.join(each, sql` union all `)}`.execute(db)).rows
}

const listAdmins = (db: Db) =>
  db.selectFrom('account').where('role', '=', 'admin').select('id').orderBy('id').execute()

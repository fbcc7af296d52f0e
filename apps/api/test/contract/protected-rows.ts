import { dump } from '../database/dump.ts'
import type { Fixture } from './fixture.ts'

type Row = Record<string, unknown>
type Rows = Record<string, Row[]>

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
  delivery: ['account_id'],
  webhook: ['account_id'],
  webhook_message: [],
  push_subscription: ['account_id'],
  push_key: [],
  score_source_chunk: [],
  deck: ['user_id'],
  phase_summary: ['user_id'],
  dispute: ['user_id'],
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
}

/**
 * What no call of the user may change, whatever its body: tables without an owner, rows of users who are not connected
 * to them, anybody's role.
 */
export async function rowsOutOfReach({ testApp, another, admin }: Fixture) {
  const tables = (await dump(testApp.db)) as Record<string, Row[] | null>
  const rows: Rows = Object.fromEntries(Object.entries(tables).map(([name, all]) => [name, all ?? []]))
  const foreign = Object.entries(rows).filter(([name]) => !(name in personal))
  const theirs = Object.entries(personal).map(([name, columns]) => [
    name,
    (rows[name] ?? []).filter(row =>
      columns.some(column => [another.id, admin.id].includes(Number(row[column]))),
    ),
  ])
  return { foreign, theirs, admins: adminsOf(rows) }
}

/** What no call at all may change: the role of admin, and the accounts and sessions of others. */
export async function rowsOutOfAllReach({ testApp, another }: Fixture) {
  const rows = (await dump(testApp.db)) as Rows
  const own = (table: string, column: string) => (rows[table] ?? []).filter(row => row[column] === another.id)
  return { account: own('account', 'id'), session: own('session', 'account_id'), admins: adminsOf(rows) }
}

const adminsOf = (rows: Rows) => (rows.account ?? []).filter(row => row.role === 'admin').map(row => row.id)

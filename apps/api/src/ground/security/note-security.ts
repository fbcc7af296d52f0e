import type { Context } from '../call/context.ts'
import type { SecurityEventKind } from '../db/schema/user-tables.ts'
import { findAccountId, insertSecurityEvent } from './security-event-queries.ts'

type Noted = Pick<Context, 'db' | 'network' | 'log'>

/** For how many days events are stored. */
export const securityEventDays = 90

/**
 * Stores security events of sign-ins and roles for admins, and writes a log line without name or address (rulebook 11.38). A
 * typed name is stored only as the account that has it, because it may be a password typed by mistake.
 */
export async function noteSecurity(
  { db, network, log }: Noted,
  kind: SecurityEventKind,
  who: { id: number | null } | { username: string },
): Promise<void> {
  const userId = 'id' in who ? who.id : await findAccountId(db, who.username)
  await insertSecurityEvent(db, { kind, account_id: userId, network })
  log.warn({ security: kind, userId }, 'security event')
}

import type { Context } from '../call/context.ts'
import type { SecurityEventKind } from '../db/schema/user-tables.ts'
import { findAccountId, insertSecurityEvent } from './queries.ts'

type Noted = Pick<Context, 'db' | 'network' | 'log'>

/** For how many days events are kept. */
export const securityEventDays = 90

/**
 * Keeps what happens to sign-ins for admins, and writes a line of the log, which has neither name nor address (rulebook 11.38). A name that was
 * typed is kept only as the account that has it: it may be a password by mistake.
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

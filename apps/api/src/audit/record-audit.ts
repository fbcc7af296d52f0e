import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { insertAudit } from './queries.ts'

/** `call` is the last part of the call's path, such as `update-phase`; `before` is null of what is added, `after` of what is removed. */
export type AuditEntry = {
  accountId: number
  call: string
  eventId?: number
  before: object | null
  after: object | null
}

/** Keeps a write of an admin, in its own transaction: who, when, what, before and after (rulebook 11.29). */
export async function recordAudit(trx: Transaction<Schema>, entry: AuditEntry): Promise<void> {
  const { accountId, call, eventId, before, after } = entry
  await insertAudit(trx, {
    account_id: accountId,
    call,
    event_id: eventId ?? null,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  })
}

import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { insertAudit } from './audit-queries.ts'

/** `call` is the last part of the call's path, such as `update-phase`; `before` is null for an addition, `after` for a removal. */
export type AuditEntry = {
  accountId: number
  call: string
  eventId?: number
  before: object | null
  after: object | null
}

/** Records a write of an admin, in the transaction of the write: who, when, what, before and after (rulebook 11.29). */
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

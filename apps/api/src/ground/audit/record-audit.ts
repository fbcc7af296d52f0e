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

/** Records a write of an admin or an organiser, in the transaction of the write: who, when, what, before and after (rulebook 11.29). */
export const recordAudit = (trx: Transaction<Schema>, entry: AuditEntry): Promise<void> =>
  recordAudits(trx, [entry])

/** Records several writes of one transaction, one at least. */
export async function recordAudits(trx: Transaction<Schema>, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map(({ accountId, call, eventId, before, after }) => ({
    account_id: accountId,
    call,
    event_id: eventId ?? null,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  }))
  await insertAudit(trx, rows)
}

import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { insertAudit } from './queries.ts'

/** `call` is the last part of the call's path, such as `update-phase`; null before is a making, null after a removal. */
export type AuditEntry = {
  accountId: number
  call: string
  eventId?: number
  before: object | null
  after: object | null
}

/** Every admin write is kept: who, when, what, before and after (rules.md 11); in the transaction that does it. */
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

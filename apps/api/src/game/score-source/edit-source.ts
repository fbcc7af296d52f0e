import type { Transaction } from 'kysely'
import { recordAudit } from '../../ground/audit/record-audit.ts'
import { notFound } from '../../ground/contract/refusal.ts'
import type { Db } from '../../ground/db/db.ts'
import type { Schema } from '../../ground/db/schema.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import type { Actor } from '../../ground/session/session.ts'
import { lockUncompletedEvent } from '../score/publish/rank-event.ts'
import { findSource, type Source } from './reading/source-queries.ts'

type Edit = { call: string; id: number }
type States = { before: object | null; after: object | null }

/**
 * Changes a source in one transaction that locks its event, with an entry in the audit log. Refuses EVENT_COMPLETED; 404 for
 * a source that does not exist.
 */
export const editSource = (
  { db, actor }: { db: Db; actor: Actor },
  { call, id }: Edit,
  change: (trx: Transaction<Schema>, source: Source) => Promise<States>,
): Promise<void> =>
  inTransaction(db, async trx => {
    const found = (await findSource(trx, id)) ?? notFound('Source')
    await lockUncompletedEvent(trx, found.event_id)
    const source = (await findSource(trx, id)) ?? notFound('Source')
    const states = await change(trx, source)
    await recordAudit(trx, { accountId: actor.id, call, eventId: source.event_id, ...states })
  })

import type { Transaction } from 'kysely'
import { recordAudit } from '../../ground/audit/record-audit.ts'
import { requireFound } from '../../ground/call/require-right.ts'
import { notFound } from '../../ground/contract/refusal.ts'
import type { Db, Queryable } from '../../ground/db/db.ts'
import type { Schema } from '../../ground/db/schema.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import type { Actor } from '../../ground/session/session.ts'
import { lockUncompletedEvent } from '../score/publish/rank-event.ts'
import { findSource, type Source } from './reading/source-queries.ts'

type Edit = { call: string; id: number }
type States = { before: object | null; after: object | null }

/**
 * Changes a source in one transaction that locks its event, with an entry in the audit log. Refuses EVENT_COMPLETED; 404 for
 * a source that does not exist; ORGANISER_NEEDED.
 */
export const editSource = (
  { db, actor }: { db: Db; actor: Actor },
  { call, id }: Edit,
  change: (trx: Transaction<Schema>, source: Source) => Promise<States>,
): Promise<void> =>
  inTransaction(db, async trx => {
    const found = await requireSource(trx, actor, id)
    await lockUncompletedEvent(trx, found.event_id)
    const source = (await findSource(trx, id)) ?? notFound('Source')
    const states = await change(trx, source)
    await recordAudit(trx, { accountId: actor.id, call, eventId: source.event_id, ...states })
  })

/** Finds a source of an event that the actor may configure. Refuses ORGANISER_NEEDED; 404 for a source that does not exist. */
export const requireSource = async (db: Queryable, actor: Actor, id: number): Promise<Source> =>
  requireFound(actor, await findSource(db, id), 'Source')

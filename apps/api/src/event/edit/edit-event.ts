import { checkEventEdit } from '@game/domain'
import type { Transaction } from 'kysely'
import type { Actor } from '../../account/session/session.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { notFound, unwrap } from '../../contract/refusal.ts'
import type { Db } from '../../db/db.ts'
import type { Schema } from '../../db/schema.ts'
import { commitUnlessDryRun } from '../../db/transaction.ts'
import { publishMessage } from '../../live/queries.ts'
import { freezePhase } from '../../score/freeze/freeze-phase.ts'
import { listDuePhases } from '../../score/freeze/queries.ts'
import { readClock } from '../../system/queries.ts'
import { lockReferences, type References } from './lock-references.ts'
import { type LockedPhase, lockPhases } from './phase-queries.ts'
import { type LockedEvent, lockEvent, setRevision } from './queries.ts'

export type Edit = {
  trx: Transaction<Schema>
  event: LockedEvent
  phases: LockedPhase[]
  /** The database's clock, once everything is locked. */
  now: string
  /** Taken back in the end: nothing needs to be written that only costs time. */
  dryRun: boolean
  /** What the event's revision becomes, and that of every phase the edit touches: none has had it before. */
  revision: number
}

export type Editing = {
  /** As in the audit log. */
  call: string
  eventId: number
  references?: References
  /** Un-completing is the one edit that a completed event takes. */
  uncompletes?: boolean
  dryRun?: boolean | undefined
}

type Admin = { db: Db; actor: Actor }
type Change = { before: object | null; after: object | null }

/**
 * One edit of an event in one transaction: the event first, then what the edit cites, then the phases, then decks; moves
 * on their way are in, or are judged again. What was due to be frozen is frozen as it stood. AuditEntry and published.
 */
export function editEvent<Done extends Change>(
  { db, actor }: Admin,
  { call, eventId, references = {}, uncompletes = false, dryRun = false }: Editing,
  work: (edit: Edit) => Promise<Done>,
): Promise<Done & { revision: number }> {
  return commitUnlessDryRun(db, { dryRun }, async trx => {
    const event = (await lockEvent(trx, eventId)) ?? notFound('Event')
    unwrap(checkEventEdit(event, uncompletes))
    await lockReferences(trx, references)
    const phases = await lockPhases(trx, eventId)
    for (const due of await listDuePhases(trx, eventId)) await freezePhase(trx, eventId, due)
    const revision = Math.max(event.revision, ...phases.map(phase => phase.revision)) + 1
    const done = await work({ trx, event, phases, now: await readClock(trx), dryRun, revision })
    await setRevision(trx, eventId, revision)
    await recordAudit(trx, { accountId: actor.id, call, eventId, before: done.before, after: done.after })
    await publishMessage(trx, { type: 'event_changed', eventId })
    return { ...done, revision }
  })
}

export function phaseOf({ phases }: Edit, index: number): LockedPhase {
  return phases.find(phase => phase.index === index) ?? notFound('Phase')
}

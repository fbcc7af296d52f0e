import { checkEventEdit } from '@game/domain'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { notFound, unwrap } from '../../../ground/contract/refusal.ts'
import type { Db } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { commitUnlessDryRun } from '../../../ground/db/transaction.ts'
import type { Actor } from '../../../ground/session/session.ts'
import { publishMessage } from '../../../ground/stream/message-queries.ts'
import { readClock } from '../../../ground/system/clock-queries.ts'
import { takeOwnMatchCards } from '../../own-match/take-own-match-cards.ts'
import { listDuePhases } from '../../score/freeze/freeze-queries.ts'
import { fixTerms } from '../../score/publish/freeze-phase.ts'
import { listVoidPlayers } from '../../score/publish/void-player-queries.ts'
import { recordVoidPlayers } from '../../score/publish/void-players.ts'
import { announceVoidPlayers } from '../../score-source/reading/save-provisional-counts.ts'
import { type LockedEvent, lockEvent, setRevision } from './edit-queries.ts'
import { lockReferences, type References } from './lock-references.ts'
import { type LockedPhase, lockPhases } from './phase-queries.ts'

export type Edit = {
  trx: Transaction<Schema>
  event: LockedEvent
  phases: LockedPhase[]
  /** The database's clock, read after everything is locked. */
  now: string
  /** The edit will be rolled back; writes that nothing reads can be skipped. */
  dryRun: boolean
  /** The new revision of the event and of every phase that the edit touches; never used before. */
  revision: number
}

export type EditOptions = {
  /** The call's name in the audit log. */
  call: string
  eventId: number
  references?: References
  /** Un-completing is the one edit that a completed event accepts (rulebook 2.19). */
  uncompletes?: boolean
  dryRun?: boolean | undefined
  /** It may change who is void in a phase (rulebook 18.10). */
  mayVoid?: boolean
}

type Admin = { db: Db; actor: Pick<Actor, 'id'> }
/** What an edit has changed, for the audit log; both are null if it has changed nothing. */
export type Change = { before: object | null; after: object | null }

/**
 * Edits an event in one transaction. Locks the event first, then the reference data, then the phases, then decks; moves in
 * progress are included or checked again. Stores the rules of due phases before the edit changes them (rulebook 6.12), writes the
 * audit log and publishes the change, unless nothing has changed.
 */
export function editEvent<Done extends Change>(
  { db, actor }: Admin,
  { call, eventId, references = {}, uncompletes = false, dryRun = false, mayVoid = false }: EditOptions,
  work: (edit: Edit) => Promise<Done>,
): Promise<Done & { revision: number }> {
  return commitUnlessDryRun(db, { dryRun }, async trx => {
    const event = (await lockEvent(trx, eventId)) ?? notFound('Event')
    unwrap(checkEventEdit(event, uncompletes))
    await lockReferences(trx, eventId, references)
    const phases = await lockPhases(trx, eventId)
    for (const due of await listDuePhases(trx, eventId)) await fixTerms(trx, { eventId, phaseIndex: due })
    const revision = Math.max(event.revision, ...phases.map(phase => phase.revision)) + 1
    const voidBefore = mayVoid ? await listVoidPlayers(trx, eventId) : []
    const done = await work({ trx, event, phases, now: await readClock(trx), dryRun, revision })
    if (done.before === null && done.after === null) return { ...done, revision: event.revision }
    if (mayVoid && (await recordVoidPlayers(trx, eventId, voidBefore)))
      await announceVoidPlayers(trx, eventId)
    if (!event.public) await takeOwnMatchCards(trx, eventId)
    await setRevision(trx, eventId, revision)
    await recordAudit(trx, { accountId: actor.id, call, eventId, before: done.before, after: done.after })
    await publishMessage(trx, { type: 'event_changed', eventId })
    return { ...done, revision }
  })
}

export function getPhase({ phases }: Edit, index: number): LockedPhase {
  return phases.find(phase => phase.index === index) ?? notFound('Phase')
}

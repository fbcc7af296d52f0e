import type { Transaction } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId } from '../../../ground/contract/fields.ts'
import { correctionReason, dryRun, success } from '../../../ground/contract/shapes.ts'
import { requestDueWork } from '../../../ground/db/channels.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { listLockedPhases, lockPhase, saveLockFacts } from '../freeze/freeze-queries.ts'
import { getLockFacts } from '../freeze/lock-facts-queries.ts'
import { changes, previewChange } from '../preview/preview.ts'
import { type Correction, correctPhases } from '../publish/correct-phases.ts'
import { refreezePhase } from '../publish/freeze-phase.ts'
import { lockUncompletedEvent, rankEvent } from '../publish/rank-event.ts'
import { recountDemos } from './demo/recount-demos.ts'

const output = z.object({ success, changes: changes.describe('What would change or has changed.') })

/**
 * RECHECK: freezes the decks of locked phases again with today's players, perks, sleeves, prices, goals and
 * multipliers; the cards stay as locked. Maps of demos are counted again (rulebook 6.15, 8.36). Answers who gains, loses or changes state; a dry run changes
 * nothing.
 */
export const recheckEvent = configureProcedure
  .input(
    z.strictObject({
      eventId,
      reason: correctionReason,
      dryRun,
    }),
  )
  .output(answer(output))
  .mutation(async ({ ctx: { db, actor }, input: { eventId, reason, dryRun } }) => {
    const at = { eventId, userId: actor.id }
    const changes = await previewChange(db, eventId, trx => recheck(trx, at, { reason, dryRun: true }))
    if (dryRun) return { success: true as const, changes }
    await inTransaction(db, async trx => {
      await recheck(trx, at, { reason })
      await rankEvent(trx, eventId)
      // Users are notified by the jobs, which find the new ranking.
      await requestDueWork(trx)
      const { gains: _gains, losses: _losses, ...rest } = changes
      const after = { ...rest, ...(reason !== undefined && { reason }) }
      await recordAudit(trx, { accountId: actor.id, call: 'recheck-event', eventId, before: null, after })
    })
    return { success: true as const, changes }
  })

async function recheck(
  trx: Transaction<Schema>,
  at: { eventId: number; userId: number },
  correction: Correction,
): Promise<void> {
  const { eventId } = at
  await lockUncompletedEvent(trx, eventId)
  await recountDemos(trx, at, correction)
  const phases = await listLockedPhases(trx, eventId)
  await correctPhases(trx, { eventId, phases }, correction)
  for (const phaseIndex of phases) {
    const key = { eventId, phaseIndex }
    await lockPhase(trx, key)
    const facts = await getLockFacts(trx, key)
    await saveLockFacts(trx, key, facts)
    await refreezePhase(trx, key, facts)
  }
}

import type { Transaction } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../audit/record-audit.ts'
import { adminProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { id } from '../../contract/shapes.ts'
import type { Schema } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refreezePhase } from '../freeze/freeze-phase.ts'
import { listLockedPhases, lockPhase, saveLockFacts } from '../freeze/freeze-queries.ts'
import { getLockFacts } from '../freeze/lock-facts-queries.ts'
import { lockUncompletedEvent, rankEvent } from '../publish/rank-event.ts'
import { changes, previewChange } from './preview.ts'

const output = z.object({ success: z.literal(true), changes })

/**
 * RECHECK: freezes the decks of locked phases again with today's players, perks, sleeves, prices, goals and
 * multipliers; the cards stay as locked (rulebook 6.15). Answers who gains, loses or changes state; a dry run changes
 * nothing.
 */
export const recheckEvent = adminProcedure
  .input(z.strictObject({ eventId: id, dryRun: z.boolean().optional() }))
  .output(answer(output))
  .mutation(async ({ ctx: { db, actor }, input: { eventId, dryRun } }) => {
    const changes = await previewChange(db, eventId, trx => recheck(trx, eventId))
    if (dryRun) return { success: true as const, changes }
    await inTransaction(db, async trx => {
      await recheck(trx, eventId)
      await rankEvent(trx, eventId)
      const { gains: _gains, losses: _losses, ...after } = changes
      await recordAudit(trx, { accountId: actor.id, call: 'recheck-event', eventId, before: null, after })
    })
    return { success: true as const, changes }
  })

async function recheck(trx: Transaction<Schema>, eventId: number): Promise<void> {
  await lockUncompletedEvent(trx, eventId)
  for (const phaseIndex of await listLockedPhases(trx, eventId)) {
    const key = { eventId, phaseIndex }
    await lockPhase(trx, key)
    const facts = await getLockFacts(trx, key)
    await saveLockFacts(trx, key, facts)
    await refreezePhase(trx, key, facts)
  }
}

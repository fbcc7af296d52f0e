import { checkLowerGoal } from '@game/domain'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId, phasePlace } from '../../../ground/contract/fields.ts'
import { notFound, unwrap } from '../../../ground/contract/refusal.ts'
import { correctionReason, done, dryRun } from '../../../ground/contract/shapes.ts'
import { requestDueWork } from '../../../ground/db/channels.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { changes, previewChange } from '../../score/preview/preview.ts'
import { sealPhase } from '../../score/proof/append-link.ts'
import { type Correction, correctPhases } from '../../score/publish/correct-phases.ts'
import { freezePhase } from '../../score/publish/freeze-phase.ts'
import { lockUncompletedEvent, rankEvent } from '../../score/publish/rank-event.ts'
import { findScoring } from '../../score/publish/scoring-queries.ts'
import { editEvent } from '../edit/edit-event.ts'
import { goal } from '../edit/inputs.ts'
import { touchPhases } from '../edit/phase-queries.ts'
import { saveLowerGoal } from './phase-queries.ts'

/**
 * LOWER GOAL: lowers the goal of a locked phase, which recheck then keeps (rulebook 17.9). A dry run answers who gains a success
 * and changes nothing. Refuses LOCK_AHEAD, GOAL_NOT_LOWER, CORRECTION_REASON, EVENT_COMPLETED.
 */
export const lowerPhaseGoal = configureProcedure
  .input(
    z.strictObject({
      eventId,
      index: phasePlace,
      points: goal.meta({ description: 'The points.', example: 1500 }),
      reason: correctionReason,
      dryRun,
    }),
  )
  .output(answer(done.extend({ changes: changes.describe('What would change or has changed.').optional() })))
  .mutation(async ({ ctx, input: { eventId, index, points, reason, dryRun } }) => {
    const at = { eventId, phaseIndex: index }
    if (dryRun) {
      const changes = await previewChange(ctx.db, eventId, async trx => {
        await lockUncompletedEvent(trx, eventId)
        await lowerGoal(trx, at, points, { reason, dryRun })
      })
      return { success: true as const, changes }
    }
    await editEvent(ctx, { call: 'lower-phase-goal', eventId }, async ({ trx, phases, revision }) => {
      const before = await lowerGoal(trx, at, points, { reason })
      const indexes = phases.map(phase => phase.index)
      await touchPhases(trx, eventId, indexes, revision)
      await rankEvent(trx, eventId)
      // Users are notified by the jobs, which find the new ranking.
      await requestDueWork(trx)
      return {
        before: { index, points: before },
        after: { index, points, ...(reason !== undefined && { reason }) },
      }
    })
    return { success: true as const }
  })

/** Returns the goal before. */
async function lowerGoal(
  trx: Transaction<Schema>,
  key: { eventId: number; phaseIndex: number },
  goal: number,
  correction: Correction,
): Promise<number> {
  const scoring = (await findScoring(trx, key.eventId)) ?? notFound('Event')
  const phase = scoring.phases.find(({ index }) => index === key.phaseIndex) ?? notFound('Phase')
  unwrap(checkLowerGoal(phase, goal, scoring.now))
  await correctPhases(trx, { eventId: key.eventId, phases: [key.phaseIndex] }, correction)
  await freezePhase(trx, key.eventId, key.phaseIndex)
  await saveLowerGoal(trx, key, goal)
  await sealPhase(trx, key, 'recheck')
  return phase.points
}

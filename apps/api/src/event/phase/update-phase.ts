import { checkPhaseDates, checkRevision } from '@game/domain'
import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { allow } from '../../contract/refusal.ts'
import { id, phaseIndex } from '../../contract/shapes.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { askSweep } from '../../jobs/ask-scoring.ts'
import { moment, mult, phaseName, points, revised, seen, someOf } from '../edit/inputs.ts'
import { type Edit, editEvent, phaseOf } from '../edit/edit-event.ts'
import { touchPhases, updatePhaseRow } from './queries.ts'

const data = someOf(z.strictObject({ name: phaseName, points, mult, open: moment, lock: moment }))

/** One field, as inputs save when they lose focus, or several. Refuses STALE, LOCK_PASSED, OPEN_PASSED. */
export const updatePhase = adminProcedure
  .input(z.strictObject({ eventId: id, index: phaseIndex, revision: seen, data }))
  .output(answer(revised))
  .mutation(async ({ ctx, input: { eventId, index, revision: seen, data } }) => {
    const { revision } = await editEvent(ctx, { call: 'update-phase', eventId }, async edit => {
      const before = phaseOf(edit, index)
      allow(checkRevision(before.revision, seen))
      allow(checkPhaseDates(before, dates(data), edit.now))
      const touched = judgesOthers.some(field => field in data) ? edit.phases : [before]
      if ('open' in data || 'lock' in data) await askSweep(edit.trx)
      await touchPhases(edit.trx, eventId, indexesOf(touched), edit.revision)
      return { before, after: await updatePhaseRow(edit.trx, { eventId, phaseIndex: index }, data) }
    })
    return { success: true, revision }
  })

/** Moves in later phases are judged by these too: joining, elimination. */
const judgesOthers = ['points', 'open', 'lock'] as const

const indexesOf = (phases: Edit['phases']) => phases.map(phase => phase.index)

const dates = ({ open, lock }: { open?: string | undefined; lock?: string | undefined }) => ({
  ...(open !== undefined && { open }),
  ...(lock !== undefined && { lock }),
})

import { checkGoal, checkPhaseDates, checkRevision, isDated, shiftLaterPhases } from '@game/domain'
import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId, phasePlace } from '../../../ground/contract/fields.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { done } from '../../../ground/contract/shapes.ts'
import { requestDueWork } from '../../../ground/db/channels.ts'
import { noteMovedLock } from '../../notification/notify-of-moved-locks.ts'
import { forgetNotified } from '../../notification/phase-queries.ts'
import { type Edit, editEvent, getPhase } from '../edit/edit-event.ts'
import {
  atLeastOneOf,
  expectedRevision,
  goal,
  moment,
  mult,
  polishName,
  requiredName,
  revisedAnswer,
} from '../edit/inputs.ts'
import { touchPhases } from '../edit/phase-queries.ts'
import { checkAddedPhase } from './check-added-phase.ts'
import { insertPhase, updatePhaseRow } from './phase-queries.ts'

const newPhase = z.strictObject({
  eventId,
  index: phasePlace,
  name: requiredName,
  namePl: polishName.optional(),
  points: goal.meta({ description: 'The points.', example: 1500 }),
  mult,
  open: moment.describe('When the phase opens.'),
  lock: moment.meta({
    description: 'When the decks of the phase lock.',
    example: '2026-06-02T12:00:00.000Z',
  }),
})

/** Adds the next phase; its dates may be in any state (rulebook 11.4). Refuses PHASE_NOT_NEXT, EVENT_PHASES. */
export const addPhase = configureProcedure
  .input(z.strictObject({ data: newPhase.describe('The fields to save.') }))
  .output(answer(done))
  .mutation(async ({ ctx, input: { data } }) => {
    const { eventId, namePl, ...phase } = data
    await editEvent(ctx, { call: 'add-phase', eventId }, async edit => {
      await checkAddedPhase(edit, phase.index)
      const { trx, revision } = edit
      return {
        before: null,
        after: await insertPhase(trx, { event_id: eventId, ...phase, name_pl: namePl ?? null, revision }),
      }
    })
    return { success: true }
  })

const changedFields = atLeastOneOf(
  z.strictObject({
    name: requiredName,
    namePl: polishName,
    points: goal.meta({ description: 'The points.', example: 1500 }),
    mult,
    open: moment.describe('When the phase opens.'),
    lock: moment.meta({
      description: 'When the decks of the phase lock.',
      example: '2026-06-02T12:00:00.000Z',
    }),
  }),
)

/**
 * Changes one field, as inputs save when they lose focus, or several (rulebook 11.3). With `shiftLater` the dates of all later
 * phases move by the same time as the lock (rulebook 18.2). Refuses STALE, LOCK_PASSED, OPEN_PASSED, GOAL_NOT_LOWER.
 */
export const updatePhase = configureProcedure
  .input(
    z.strictObject({
      eventId,
      index: phasePlace,
      revision: expectedRevision,
      data: changedFields.describe('The fields to save.'),
      shiftLater: z
        .boolean()
        .describe('Whether the dates of all later phases move by the same time as the lock.')
        .optional(),
    }),
  )
  .output(answer(revisedAnswer))
  .mutation(async ({ ctx, input: { eventId, index, revision: expectedRevision, data, shiftLater } }) => {
    const { revision } = await editEvent(ctx, { call: 'update-phase', eventId }, async edit => {
      unwrap(checkRevision(getPhase(edit, index).revision, expectedRevision))
      const { before, after } = await changePhase(edit, index, data)
      if (!shiftLater || data.lock === undefined) return { before, after }
      const shifted = unwrap(shiftLaterPhases(edit.phases, index, data.lock, edit.now))
      for (const { index: phaseIndex, ...dates } of shifted) {
        const { lock } = getPhase(edit, phaseIndex)
        if (lock !== null) await noteMovedLock(edit.trx, { eventId, phaseIndex }, lock)
        await updatePhaseRow(edit.trx, { eventId, phaseIndex }, dates)
      }
      const later = shifted.map(({ index }) => getPhase(edit, index))
      return { before: { ...before, later: later.map(datesOf) }, after: { ...after, later: shifted } }
    })
    return { success: true, revision }
  })

/** Changes fields of a phase. Refuses LOCK_PASSED, OPEN_PASSED, GOAL_NOT_LOWER. */
export async function changePhase(edit: Edit, index: number, data: z.infer<typeof changedFields>) {
  const { trx, event, phases, revision } = edit
  const at = { eventId: event.id, phaseIndex: index }
  const before = getPhase(edit, index)
  unwrap(checkPhaseDates(before, dates(data), edit.now))
  if (data.points !== undefined) unwrap(checkGoal(before, data.points, edit.now))
  const concerned = fieldsJudgingOtherPhases.some(field => field in data) ? phases : [before]
  if ('open' in data || 'lock' in data) {
    await forgetNotified(trx, event.id)
    await requestDueWork(trx)
  }
  await touchPhases(trx, event.id, indexesOf(concerned), revision)
  if (data.lock !== undefined && isDated(before)) await noteMovedLock(trx, at, before.lock)
  const { namePl, ...fields } = data
  const polish = namePl === undefined ? {} : { name_pl: namePl }
  return { before, after: await updatePhaseRow(trx, at, { ...fields, ...polish }) }
}

/** Moves in later phases depend on these fields too: joining, elimination. */
const fieldsJudgingOtherPhases = ['points', 'open', 'lock'] as const

const datesOf = ({ index, open, lock }: Edit['phases'][number]) => ({ index, open, lock })

const indexesOf = (phases: Edit['phases']) => phases.map(phase => phase.index)

const dates = ({ open, lock }: { open?: string | undefined; lock?: string | undefined }) => ({
  ...(open !== undefined && { open }),
  ...(lock !== undefined && { lock }),
})

import { rollPerks } from '@game/domain'
import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { done, phaseIndex } from '../../../ground/contract/shapes.ts'
import { editEvent, getPhase } from '../edit/edit-event.ts'
import { phaseAt } from '../edit/inputs.ts'
import { checkAddedPhase } from '../phase/check-added-phase.ts'
import { insertPhase, listRolledPerks, replaceRolledPerks } from '../phase/phase-queries.ts'
import { copyLineUp, listPerkIds } from './copy-queries.ts'

/**
 * Adds a phase with the name, goal, multiplier, teams and players of another, and as many perks, which are rolled again; it
 * has no date yet (rulebook 11.45). `index` is that of the new phase. Refuses PHASE_NOT_NEXT.
 */
export const copyPhase = configureProcedure
  .input(
    z.strictObject({
      ...phaseAt,
      index: phaseIndex.meta({ description: 'The index of the new phase.', example: 3 }),
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx, input: { eventId, phaseIndex, index } }) => {
    await editEvent(ctx, { call: 'copy-phase', eventId }, async edit => {
      const { trx, now, revision } = edit
      await checkAddedPhase(edit, index)
      const { name, namePl, points, mult } = getPhase(edit, phaseIndex)
      const undated = { open: now, lock: now }
      const phase = await insertPhase(trx, {
        event_id: eventId,
        index,
        name,
        name_pl: namePl,
        points,
        mult,
        ...undated,
        revision,
      })
      await copyLineUp(trx, { eventId, phaseIndex }, { eventId, phaseIndex: index })
      const { length } = await listRolledPerks(trx, { eventId, phaseIndex })
      const perks = rollPerks(await listPerkIds(trx), length, Math.random)
      await replaceRolledPerks(trx, { eventId, phaseIndex: index }, perks)
      return { before: null, after: { ...phase, copiedPhase: phaseIndex, perks } }
    })
    return { success: true }
  })

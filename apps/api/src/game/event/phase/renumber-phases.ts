import { checkRevision, movePhase, removePhase as planRemoval, type Result } from '@game/domain'
import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId, phasePlace } from '../../../ground/contract/fields.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { done, dryRun, phaseIndex } from '../../../ground/contract/shapes.ts'
import { linkNumbering } from '../../score/proof/append-link.ts'
import { renumberUploads } from '../../score/proof/upload-queries.ts'
import { renumberMaps } from '../../score-source/reading/map-queries.ts'
import { countDecks, deleteEmptyDecks } from '../edit/deck-queries.ts'
import { type Edit, editEvent, getPhase } from '../edit/edit-event.ts'
import { expectedRevision, revisedAnswer } from '../edit/inputs.ts'
import { type LockedPhase, touchPhases } from '../edit/phase-queries.ts'
import { deletePhase, renumberPhases } from './phase-queries.ts'

type Counted = LockedPhase & { from: number; decks: number }

/**
 * Renumbers an event's phases by the domain's plan and deletes phases that the plan leaves out, with everything in
 * them. Returns both numberings for the audit log.
 */
async function applyNumbering(
  { trx, event, phases, revision }: Edit,
  plan: (phases: Counted[]) => Result<Counted[]>,
) {
  const decks = await countDecks(trx, event.id)
  const counted = phases.map(phase => ({ ...phase, from: phase.index, decks: decks.get(phase.index) ?? 0 }))
  const planned = unwrap(plan(counted))
  for (const gone of counted.filter(phase => !planned.some(kept => kept.from === phase.from))) {
    await deleteEmptyDecks(trx, event.id, [gone.from])
    await deletePhase(trx, { eventId: event.id, phaseIndex: gone.from })
  }
  const kept = planned.map(({ from, index }) => ({ from, to: index }))
  const moves = kept.filter(({ from, to }) => from !== to)
  await renumberPhases(trx, event.id, moves)
  await renumberUploads(trx, event.id, kept)
  await renumberMaps(trx, event.id, kept)
  await linkNumbering(trx, event.id, kept)
  const indexes = planned.map(phase => phase.index)
  await touchPhases(trx, event.id, indexes, revision)
  return { before: { phases: named(counted) }, after: { phases: named(planned) } }
}

const named = (phases: readonly LockedPhase[]) => phases.map(({ index, name }) => ({ index, name }))

/** Removes a phase; later phases move up (rulebook 2.21). Refuses PHASE_HAS_DECKS if it or a later one has a deck. */
export const removePhase = configureProcedure
  .input(z.strictObject({ eventId, index: phasePlace, dryRun }))
  .output(answer(done))
  .mutation(async ({ ctx, input: { eventId, index, dryRun } }) => {
    await editEvent(ctx, { call: 'remove-phase', eventId, dryRun }, edit => {
      getPhase(edit, index)
      return applyNumbering(edit, phases => planRemoval(phases, index))
    })
    return { success: true }
  })

/**
 * Moves the phase `from` to the position `to` and shifts those between (rulebook 2.21). `revision` is the event's.
 * Refuses STALE, PHASE_HAS_DECKS if any of them has a deck.
 */
export const reorderPhases = configureProcedure
  .input(
    z.strictObject({
      eventId,
      from: phaseIndex.meta({ description: 'The index of the phase to move.', example: 2 }),
      to: phaseIndex.describe('Its new index.'),
      revision: expectedRevision,
    }),
  )
  .output(answer(revisedAnswer))
  .mutation(async ({ ctx, input: { eventId, from, to, revision: expectedRevision } }) => {
    const { revision } = await editEvent(ctx, { call: 'reorder-phases', eventId }, edit => {
      unwrap(checkRevision(edit.event.revision, expectedRevision))
      getPhase(edit, from)
      getPhase(edit, to)
      return applyNumbering(edit, phases => movePhase(phases, from, to))
    })
    return { success: true, revision }
  })

import { checkChangedMatch, checkNewMatch, checkRevision } from '@game/domain'
import { z } from 'zod'
import { requireFound } from '../../../ground/call/require-right.ts'
import { configureProcedure, organiserProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { notFound, unwrap } from '../../../ground/contract/refusal.ts'
import { done, id } from '../../../ground/contract/shapes.ts'
import { type Edit, editEvent, getPhase } from '../edit/edit-event.ts'
import { createdAnswer, expectedRevision } from '../edit/inputs.ts'
import { touchPhases } from '../edit/phase-queries.ts'
import { again, checkMatchInput, type MatchInput, mapReferences, matchInput } from './match-input.ts'
import {
  deleteMatch,
  findMatch,
  insertMatch,
  listPhaseMatches,
  replaceMaps,
  updateMatch,
} from './match-queries.ts'
import { notifyOfMatch } from './notify-of-match.ts'

/**
 * Adds a match between two teams of its phase (rulebook 11.5, 11.6). Refuses MATCH_INCOMPLETE, MATCH_TEAMS_EQUAL,
 * TEAM_NOT_IN_PHASE, MAP_TWICE, MAP_NUMBERS, and SAME_MATCH unless the teams play `again` (rulebook 18.13).
 */
export const addPhaseMatch = configureProcedure
  .input(z.strictObject({ ...matchInput, again }))
  .output(answer(createdAnswer))
  .mutation(async ({ ctx, input }) => {
    const { eventId } = input
    const editing = {
      call: 'add-phase-match',
      eventId,
      references: { map: mapReferences(input) },
      mayVoid: true,
    }
    const { after } = await editEvent(ctx, editing, edit => addMatch(edit, input, input.again))
    return { success: true, id: after.id }
  })

/** Adds a match. Refuses what add-phase-match does. */
export async function addMatch(edit: Edit, input: MatchInput, again = false) {
  const match = await checkMatchInput(edit, input)
  const place = { eventId: edit.event.id, phaseIndex: match.phaseIndex }
  unwrap(checkNewMatch(match, await listPhaseMatches(edit.trx, place), again))
  const id = await insertMatch(edit.trx, edit.event.id, match)
  await replaceMaps(edit.trx, id, match.maps)
  await touchPhases(edit.trx, edit.event.id, [match.phaseIndex], edit.revision)
  return { before: null, after: { id, ...match } }
}

/**
 * Replaces the whole match; it may move to another phase. Holders of its players are notified if it moves or changes its status
 * (rulebook 18.8). `revision` is that of its current phase. Refuses STALE, and what add-phase-match does.
 */
export const updatePhaseMatch = configureProcedure
  .input(z.strictObject({ id, ...matchInput, again, revision: expectedRevision }))
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    const { id, eventId } = input
    const editing = {
      call: 'update-phase-match',
      eventId,
      references: { map: mapReferences(input) },
      mayVoid: true,
    }
    await editEvent(ctx, editing, edit => changeMatch(edit, id, input, input.again))
    return { success: true }
  })

/** Replaces a match. Refuses what update-phase-match does. */
export async function changeMatch(
  edit: Edit,
  id: number,
  input: MatchInput & { revision?: number | undefined },
  again = false,
) {
  const { trx, event, revision } = edit
  const before = await findMatch(trx, id)
  if (before?.eventId !== event.id) return notFound('Match')
  unwrap(checkRevision(getPhase(edit, before.phaseIndex).revision, input.revision))
  const match = await checkMatchInput(edit, input, before)
  const there = await listPhaseMatches(trx, { eventId: event.id, phaseIndex: match.phaseIndex })
  const others = there.filter(other => other.id !== id)
  unwrap(checkChangedMatch(before, match, others, again))
  await updateMatch(trx, id, match)
  await replaceMaps(trx, id, match.maps)
  await touchPhases(trx, event.id, [before.phaseIndex, match.phaseIndex], revision)
  await notifyOfMatch(edit, id, before, match)
  return { before, after: { id, ...match } }
}

/** Removes a match with its maps. */
export const removePhaseMatch = organiserProcedure
  .input(z.strictObject({ id }))
  .output(answer(done))
  .mutation(async ({ ctx, input: { id } }) => {
    const { eventId } = requireFound(ctx.actor, await findMatch(ctx.db, id), 'Match')
    await editEvent(ctx, { call: 'remove-phase-match', eventId, mayVoid: true }, async edit => {
      const before = (await findMatch(edit.trx, id)) ?? notFound('Match')
      await deleteMatch(edit.trx, id)
      await touchPhases(edit.trx, eventId, [before.phaseIndex], edit.revision)
      return { before, after: null }
    })
    return { success: true }
  })

import { checkPerkRoll, perkSupply, perksLost, withinSupply } from '@game/domain'
import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { dryRun, id } from '../../../ground/contract/shapes.ts'
import { usingAny } from '../../../ground/db/sql-expressions.ts'
import { getNames } from '../../catalogue/record/name-queries.ts'
import { type Edit, editEvent, getPhase } from '../edit/edit-event.ts'
import { affectedDecks, force, phaseAt } from '../edit/inputs.ts'
import { type PhaseAt, touchPhases } from '../edit/phase-queries.ts'
import { takeFromDecks } from '../edit/take-from-decks.ts'
import { listRolledPerks, replaceRolledPerks } from './phase-queries.ts'

/**
 * Saves the rolled perks of a phase, repeats possible; with `force` decks lose perks that are no longer supplied (rulebook
 * 2.24). Refuses LOCK_PASSED, PERK_IN_DECKS.
 */
export const updatePhasePerks = configureProcedure
  .input(
    z.strictObject({
      ...phaseAt,
      perks: z
        .array(id)
        .max(100)
        .meta({ description: 'The ids of the perks, repeats are supply.', example: [1, 2, 2] }),
      force,
      dryRun,
    }),
  )
  .output(answer(affectedDecks))
  .mutation(async ({ ctx, input: { perks, force = false, dryRun, ...at } }) => {
    const editing = { call: 'update-phase-perks', eventId: at.eventId, references: { perk: perks }, dryRun }
    const { after } = await editEvent(ctx, editing, edit => setPerks(edit, at, perks, force))
    return { success: true, decks: after.decks }
  })

/** Sets the perks of a phase. Refuses LOCK_PASSED, PERK_IN_DECKS. */
export async function setPerks(edit: Edit, at: PhaseAt, perks: readonly number[], force: boolean) {
  const phase = getPhase(edit, at.phaseIndex)
  const before = await listRolledPerks(edit.trx, at)
  const rarer = [...new Set(before)].filter(id => perkSupply(perks, id) < perkSupply(before, id))
  const names = await getNames(edit.trx, 'perk', rarer)
  const decks = await takeFromDecks(edit, phase, {
    kind: 'perk_removed',
    candidates: usingAny(rarer, phase.index),
    remaining: cards => withinSupply(cards, perks, phase.index),
    check: decks => checkPerkRoll(phase, decks, { now: edit.now, force }),
    names: (had, left) => perksLost(had, left).flatMap(id => names.get(id) ?? []),
  })
  await replaceRolledPerks(edit.trx, at, perks)
  await touchPhases(edit.trx, at.eventId, [at.phaseIndex], edit.revision)
  return { before: { ...at, perks: before }, after: { ...at, perks, decks } }
}

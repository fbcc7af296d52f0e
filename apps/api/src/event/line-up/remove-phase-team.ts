import { checkTeamRemoval, playersLeaving } from '@game/domain'
import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { allow } from '../../contract/refusal.ts'
import { dryRun, id } from '../../contract/shapes.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { force, phaseAt, tookFrom } from '../edit/inputs.ts'
import { editEvent, phaseOf } from '../edit/edit-event.ts'
import { deleteTeam, getLineUp } from './queries.ts'
import { countMatches, deleteMatchesOf } from '../match/queries.ts'
import { touchPhases } from '../phase/queries.ts'
import { takeOut } from './take-players-from-decks.ts'

/**
 * A team and its players leave a phase; with `force` also their cards the decks, and the team's matches the phase.
 * Refuses TEAM_NOT_IN_PHASE, TEAM_IN_DECKS, TEAM_HAS_MATCHES, LOCK_PASSED.
 */
export const removePhaseTeam = adminProcedure
  .input(z.strictObject({ ...phaseAt, teamId: id, force, dryRun }))
  .output(answer(tookFrom))
  .mutation(async ({ ctx, input: { teamId, force = false, dryRun, ...at } }) => {
    const editing = { call: 'remove-phase-team', eventId: at.eventId, dryRun }
    const { after } = await editEvent(ctx, editing, async edit => {
      const phase = phaseOf(edit, at.phaseIndex)
      const players = allow(playersLeaving(await getLineUp(edit.trx, at), teamId, null))
      const matches = await countMatches(edit.trx, at, teamId)
      const decks = await takeOut(edit, phase, { what: 'team', players, force })
      allow(checkTeamRemoval(matches, force))
      await deleteMatchesOf(edit.trx, at, teamId)
      await deleteTeam(edit.trx, at, teamId)
      await touchPhases(edit.trx, at.eventId, [at.phaseIndex], edit.revision)
      return { before: { ...at, teamId, players, matches }, after: { ...at, decks } }
    })
    return { success: true, decks: after.decks }
  })

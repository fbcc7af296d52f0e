import { playersLeaving } from '@game/domain'
import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { allow } from '../../contract/refusal.ts'
import { dryRun, id } from '../../contract/shapes.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { force, phaseAt, tookFrom } from '../edit/inputs.ts'
import { editEvent, phaseOf } from '../edit/edit-event.ts'
import { deletePlayer, getLineUp } from './queries.ts'
import { touchPhases } from '../phase/queries.ts'
import { takeOut } from './take-players-from-decks.ts'

/**
 * A player leaves a phase; with `force` also the decks that hold his card. Refuses TEAM_NOT_IN_PHASE,
 * PLAYER_NOT_IN_PHASE, PLAYER_IN_DECKS, LOCK_PASSED.
 */
export const removePhaseTeamPlayer = adminProcedure
  .input(z.strictObject({ ...phaseAt, teamId: id, playerId: id, force, dryRun }))
  .output(answer(tookFrom))
  .mutation(async ({ ctx, input: { teamId, playerId, force = false, dryRun, ...at } }) => {
    const editing = { call: 'remove-phase-team-player', eventId: at.eventId, dryRun }
    const { after } = await editEvent(ctx, editing, async edit => {
      const phase = phaseOf(edit, at.phaseIndex)
      const players = allow(playersLeaving(await getLineUp(edit.trx, at), teamId, playerId))
      const decks = await takeOut(edit, phase, { what: 'player', players, force })
      await deletePlayer(edit.trx, at, playerId)
      await touchPhases(edit.trx, at.eventId, [at.phaseIndex], edit.revision)
      return { before: { ...at, teamId, playerId }, after: { ...at, decks } }
    })
    return { success: true, decks: after.decks }
  })

import { checkPlayerEntry } from '@game/domain'
import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { allow } from '../../contract/refusal.ts'
import { done, id } from '../../contract/shapes.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { phaseAt } from '../edit/inputs.ts'
import { editEvent, phaseOf } from '../edit/edit-event.ts'
import { getLineUp, insertPlayers } from './queries.ts'
import { touchPhases } from '../phase/queries.ts'

/** A player of the team, or a stand-in, takes part. Refuses TEAM_NOT_IN_PHASE, PLAYER_ALREADY_IN_PHASE. */
export const addPhaseTeamPlayer = adminProcedure
  .input(z.strictObject({ ...phaseAt, teamId: id, playerId: id }))
  .output(answer(done))
  .mutation(async ({ ctx, input: { teamId, playerId, ...at } }) => {
    const editing = { call: 'add-phase-team-player', eventId: at.eventId, cites: { player: [playerId] } }
    await editEvent(ctx, editing, async edit => {
      phaseOf(edit, at.phaseIndex)
      allow(checkPlayerEntry(await getLineUp(edit.trx, at), teamId, playerId))
      await insertPlayers(edit.trx, at, teamId, [playerId])
      await touchPhases(edit.trx, at.eventId, [at.phaseIndex], edit.revision)
      return { before: null, after: { ...at, teamId, playerId } }
    })
    return { success: true }
  })

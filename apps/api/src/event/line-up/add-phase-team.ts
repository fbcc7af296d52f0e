import { checkTeamEntry } from '@game/domain'
import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { allow } from '../../contract/refusal.ts'
import { done, id } from '../../contract/shapes.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { phaseAt } from '../edit/inputs.ts'
import { editEvent, phaseOf } from '../edit/edit-event.ts'
import { getLineUp, insertPlayers, insertTeam } from './queries.ts'
import { touchPhases } from '../phase/queries.ts'

/** A team with those of its players, or stand-ins, who take part. Refuses TEAM_ALREADY_IN_PHASE, PLAYER_ALREADY_IN_PHASE. */
export const addPhaseTeam = adminProcedure
  .input(z.strictObject({ ...phaseAt, teamId: id, players: z.array(id).max(100) }))
  .output(answer(done))
  .mutation(async ({ ctx, input: { teamId, players, ...at } }) => {
    const editing = {
      call: 'add-phase-team',
      eventId: at.eventId,
      cites: { team: [teamId], player: players },
    }
    await editEvent(ctx, editing, async edit => {
      phaseOf(edit, at.phaseIndex)
      allow(checkTeamEntry(await getLineUp(edit.trx, at), teamId, players))
      await insertTeam(edit.trx, at, teamId)
      await insertPlayers(edit.trx, at, teamId, players)
      await touchPhases(edit.trx, at.eventId, [at.phaseIndex], edit.revision)
      return { before: null, after: { ...at, teamId, players } }
    })
    return { success: true }
  })

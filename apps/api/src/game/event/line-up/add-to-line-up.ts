import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { playerId, teamId } from '../../../ground/contract/fields.ts'
import { done, id } from '../../../ground/contract/shapes.ts'
import { editEvent } from '../edit/edit-event.ts'
import { phaseAt } from '../edit/inputs.ts'
import { draftLineUp } from './draft-line-up.ts'

/**
 * Lists a team in a phase with those of its players, or stand-ins, who take part (rulebook 2.22). Refuses
 * TEAM_ALREADY_IN_PHASE, PLAYER_ALREADY_IN_PHASE.
 */
export const addPhaseTeam = configureProcedure
  .input(
    z.strictObject({
      ...phaseAt,
      teamId,
      players: z
        .array(id)
        .max(100)
        .meta({ description: 'The ids of the players.', example: [7, 8] }),
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx, input: { teamId, players, ...at } }) => {
    const editing = {
      call: 'add-phase-team',
      eventId: at.eventId,
      references: { team: [teamId], player: players },
      mayVoid: true,
    }
    await editEvent(ctx, editing, async edit => {
      const lineUp = await draftLineUp(edit, at)
      lineUp.addTeam(teamId, players)
      await lineUp.save()
      return { before: null, after: { ...at, teamId, players } }
    })
    return { success: true }
  })

/** Lists a player of the team, or a stand-in (rulebook 2.22). Refuses TEAM_NOT_IN_PHASE, PLAYER_ALREADY_IN_PHASE. */
export const addPhaseTeamPlayer = configureProcedure
  .input(z.strictObject({ ...phaseAt, teamId, playerId }))
  .output(answer(done))
  .mutation(async ({ ctx, input: { teamId, playerId, ...at } }) => {
    const editing = {
      call: 'add-phase-team-player',
      eventId: at.eventId,
      references: { player: [playerId] },
      mayVoid: true,
    }
    await editEvent(ctx, editing, async edit => {
      const lineUp = await draftLineUp(edit, at)
      lineUp.addPlayer(teamId, playerId)
      await lineUp.save()
      return { before: null, after: { ...at, teamId, playerId } }
    })
    return { success: true }
  })

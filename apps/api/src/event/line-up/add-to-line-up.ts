import { checkPlayerEntry, checkTeamEntry } from '@game/domain'
import { z } from 'zod'
import { adminProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { unwrap } from '../../contract/refusal.ts'
import { done, id } from '../../contract/shapes.ts'
import { type Edit, editEvent, getPhase } from '../edit/edit-event.ts'
import { phaseAt } from '../edit/inputs.ts'
import { getLineUp, type PhaseAt, touchPhases } from '../edit/phase-queries.ts'
import { insertPlayers, insertTeam } from './line-up-queries.ts'

/**
 * Lists a team in a phase with those of its players, or stand-ins, who take part (rulebook 2.22). Refuses
 * TEAM_ALREADY_IN_PHASE, PLAYER_ALREADY_IN_PHASE.
 */
export const addPhaseTeam = adminProcedure
  .input(z.strictObject({ ...phaseAt, teamId: id, players: z.array(id).max(100) }))
  .output(answer(done))
  .mutation(async ({ ctx, input: { teamId, players, ...at } }) => {
    const editing = {
      call: 'add-phase-team',
      eventId: at.eventId,
      references: { team: [teamId], player: players },
      mayVoid: true,
    }
    await editEvent(ctx, editing, edit => addTeam(edit, at, teamId, players))
    return { success: true }
  })

/** Lists a team with players in a phase. Refuses TEAM_ALREADY_IN_PHASE, PLAYER_ALREADY_IN_PHASE. */
export async function addTeam(edit: Edit, at: PhaseAt, teamId: number, players: readonly number[]) {
  getPhase(edit, at.phaseIndex)
  unwrap(checkTeamEntry(await getLineUp(edit.trx, at), teamId, players))
  await insertTeam(edit.trx, at, teamId)
  await insertPlayers(edit.trx, at, teamId, players)
  await touchPhases(edit.trx, at.eventId, [at.phaseIndex], edit.revision)
  return { before: null, after: { ...at, teamId, players } }
}

/** Lists a player of the team, or a stand-in (rulebook 2.22). Refuses TEAM_NOT_IN_PHASE, PLAYER_ALREADY_IN_PHASE. */
export const addPhaseTeamPlayer = adminProcedure
  .input(z.strictObject({ ...phaseAt, teamId: id, playerId: id }))
  .output(answer(done))
  .mutation(async ({ ctx, input: { teamId, playerId, ...at } }) => {
    const editing = {
      call: 'add-phase-team-player',
      eventId: at.eventId,
      references: { player: [playerId] },
      mayVoid: true,
    }
    await editEvent(ctx, editing, edit => addPlayer(edit, at, teamId, playerId))
    return { success: true }
  })

/** Lists a player for a team of a phase. Refuses TEAM_NOT_IN_PHASE, PLAYER_ALREADY_IN_PHASE. */
export async function addPlayer(edit: Edit, at: PhaseAt, teamId: number, playerId: number) {
  getPhase(edit, at.phaseIndex)
  unwrap(checkPlayerEntry(await getLineUp(edit.trx, at), teamId, playerId))
  await insertPlayers(edit.trx, at, teamId, [playerId])
  await touchPhases(edit.trx, at.eventId, [at.phaseIndex], edit.revision)
  return { before: null, after: { ...at, teamId, playerId } }
}

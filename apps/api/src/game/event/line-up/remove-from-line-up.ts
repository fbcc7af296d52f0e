import { checkLineUpRemoval, checkTeamRemoval, playersLeaving, withoutPlayers } from '@game/domain'
import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { playerId, teamId } from '../../../ground/contract/fields.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { dryRun } from '../../../ground/contract/shapes.ts'
import { holdingAny } from '../../../ground/db/sql-expressions.ts'
import { getNames } from '../../catalogue/record/name-queries.ts'
import { type Edit, editEvent, getPhase } from '../edit/edit-event.ts'
import { affectedDecks, force, phaseAt } from '../edit/inputs.ts'
import { getLineUp, type LockedPhase, touchPhases } from '../edit/phase-queries.ts'
import { takeFromDecks } from '../edit/take-from-decks.ts'
import { countMatches, deleteMatchesOf } from '../match/match-queries.ts'
import { deletePlayer, deleteTeam } from './line-up-queries.ts'

type Removal = { what: 'player' | 'team'; players: readonly number[]; force: boolean }

/**
 * Takes the cards of players who leave a phase from its decks; returns from how many. Refuses LOCK_PASSED,
 * PLAYER_IN_DECKS, TEAM_IN_DECKS.
 */
async function takePlayersFromDecks(
  edit: Edit,
  phase: LockedPhase,
  { what, players, force }: Removal,
): Promise<number> {
  const names = await getNames(edit.trx, 'player', players)
  return takeFromDecks(edit, phase, {
    kind: 'card_removed',
    candidates: holdingAny(players),
    remaining: cards => withoutPlayers(cards, players),
    check: decks => checkLineUpRemoval(what, phase, decks, { now: edit.now, force }),
    names: before => before.flatMap(card => names.get(card.playerId) ?? []),
  })
}

/**
 * Takes a team and its players out of a phase; with `force` also their cards out of decks and the team's matches
 * (rulebook 2.23). Refuses TEAM_NOT_IN_PHASE, TEAM_IN_DECKS, TEAM_HAS_MATCHES, LOCK_PASSED.
 */
export const removePhaseTeam = configureProcedure
  .input(z.strictObject({ ...phaseAt, teamId, force, dryRun }))
  .output(answer(affectedDecks))
  .mutation(async ({ ctx, input: { teamId, force = false, dryRun, ...at } }) => {
    const editing = { call: 'remove-phase-team', eventId: at.eventId, dryRun, mayVoid: true }
    const { after } = await editEvent(ctx, editing, async edit => {
      const phase = getPhase(edit, at.phaseIndex)
      const players = unwrap(playersLeaving(await getLineUp(edit.trx, at), teamId, null))
      const matches = await countMatches(edit.trx, at, teamId)
      const decks = await takePlayersFromDecks(edit, phase, { what: 'team', players, force })
      unwrap(checkTeamRemoval(matches, force))
      await deleteMatchesOf(edit.trx, at, teamId)
      await deleteTeam(edit.trx, at, teamId)
      await touchPhases(edit.trx, at.eventId, [at.phaseIndex], edit.revision)
      return { before: { ...at, teamId, players, matches }, after: { ...at, decks } }
    })
    return { success: true, decks: after.decks }
  })

/**
 * Takes a player out of a phase; with `force` also out of decks (rulebook 2.23). Refuses TEAM_NOT_IN_PHASE,
 * PLAYER_NOT_IN_PHASE, PLAYER_IN_DECKS, LOCK_PASSED.
 */
export const removePhaseTeamPlayer = configureProcedure
  .input(z.strictObject({ ...phaseAt, teamId, playerId, force, dryRun }))
  .output(answer(affectedDecks))
  .mutation(async ({ ctx, input: { teamId, playerId, force = false, dryRun, ...at } }) => {
    const editing = { call: 'remove-phase-team-player', eventId: at.eventId, dryRun, mayVoid: true }
    const { after } = await editEvent(ctx, editing, async edit => {
      const phase = getPhase(edit, at.phaseIndex)
      const players = unwrap(playersLeaving(await getLineUp(edit.trx, at), teamId, playerId))
      const decks = await takePlayersFromDecks(edit, phase, { what: 'player', players, force })
      await deletePlayer(edit.trx, at, playerId)
      await touchPhases(edit.trx, at.eventId, [at.phaseIndex], edit.revision)
      return { before: { ...at, teamId, playerId }, after: { ...at, decks } }
    })
    return { success: true, decks: after.decks }
  })

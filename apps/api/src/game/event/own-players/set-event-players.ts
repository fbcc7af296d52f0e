import { type OwnPlayerChange, planOwnPlayers, steamId64Of, utcDay } from '@game/domain'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId, steamId } from '../../../ground/contract/fields.ts'
import { notFound, refuse, unwrap } from '../../../ground/contract/refusal.ts'
import { anySteamId, dryRun, success } from '../../../ground/contract/shapes.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { refuseViolation } from '../../catalogue/record/check.ts'
import { countUses, touchPhasesOfPlayers } from '../../catalogue/record/record-queries.ts'
import { filesOfPlayer, phasesOfPlayer } from '../../catalogue/record/use-queries.ts'
import { readHostingLimits } from '../../hosting-limit/limit-queries.ts'
import { requireHosted } from '../circle/require-hosted.ts'
import { withFewTeams } from '../circle/with-few-teams.ts'
import { editEvent } from '../edit/edit-event.ts'
import { listInPhases } from './list-in-phases.ts'
import {
  deleteEmptyTeams,
  deleteOwnPlayers,
  insertOwnTeams,
  listOwnPlayers,
  listOwnTeams,
  type StoredOwnPlayer,
  saveOwnPlayers,
} from './own-player-queries.ts'
import { ownPlayerRow, playerName } from './shapes.ts'

const mostRows = 200

const input = z.strictObject({
  eventId,
  rows: z.array(ownPlayerRow).max(mostRows).describe('The players to add or change.'),
  remove: z
    .array(anySteamId)
    .max(mostRows)
    .meta({ description: 'The SteamIDs of players to delete.', example: [] })
    .optional(),
  list: z
    .boolean()
    .describe("Whether to list all of the event's own players in the phases that have not locked.")
    .optional(),
  dryRun,
})
const output = z.object({
  success,
  players: z
    .array(
      z.object({
        steamId,
        name: playerName,
        team: z.string().meta({ description: 'The name of the team.', example: 'Wolves' }),
        change: z
          .enum(['added', 'changed', 'left'])
          .describe('Whether the player is added, changed, or left as they are.'),
      }),
    )
    .describe('What each row does, in the order of the rows.'),
  listed: z
    .int()
    .meta({ description: 'In how many phases players or teams are listed or taken out.', example: 2 }),
})

/**
 * Adds, changes and deletes players of a private event's own, all of it or nothing; the same rows once more change nothing (rulebook 30.11). Refuses
 * what `planOwnPlayers` does, OWN_PLAYER_LISTED; EVENT_NOT_FOUND for a public event.
 */
export const setEventPlayers = configureProcedure
  .input(input)
  .output(answer(output))
  .mutation(async ({ ctx, input: { eventId, rows, remove = [], list = false, dryRun } }) => {
    const editing = { call: 'set-event-players', eventId, dryRun, mayVoid: list }
    const { changes, listed } = await editEvent(ctx, editing, async edit => {
      const { trx, now } = edit
      await requireHosted(trx, eventId)
      const stored = await listOwnPlayers(trx, eventId)
      const removed = stored.filter(({ steamId }) => remove.includes(steamId))
      await removePlayers(trx, eventId, removed)
      const changes = unwrap(
        planOwnPlayers({
          stored: stored.filter(player => !removed.includes(player)).map(factsOf),
          rows: rows.map(row => ({ ...row, steamId: steamId64Of(row.steamId) })),
          today: utcDay(now),
          limits: await readHostingLimits(trx),
        }),
      )
      await withFewTeams(trx, eventId, () => savePlayers(trx, eventId, changes))
      const listed = list ? await listInPhases(edit) : 0
      await deleteEmptyTeams(trx, eventId)
      const after = changes.flatMap(({ player, change }) => (change === 'left' ? [] : [player]))
      const isChanged = after.length + removed.length + listed > 0
      const before = stored
        .filter(each => removed.includes(each) || after.some(({ steamId }) => steamId === each.steamId))
        .map(factsOf)
      return {
        before: isChanged ? { players: before } : null,
        after: isChanged ? { players: after, listed } : null,
        changes,
        listed,
      }
    })
    const players = changes.map(({ player: { steamId, name, team }, change }) => ({
      ...{ steamId, name, team },
      change,
    }))
    return { success: true as const, players, listed }
  })

const factsOf = ({ id: _id, teamId: _teamId, ...player }: StoredOwnPlayer) => player

async function removePlayers(
  trx: Transaction<Schema>,
  eventId: number,
  players: readonly StoredOwnPlayer[],
): Promise<void> {
  for (const { id, name } of players)
    for (const usesOf of [phasesOfPlayer, filesOfPlayer])
      if ((await countUses(trx, await usesOf(id, trx))).count > 0) refuse('OWN_PLAYER_LISTED', { name })
  await deleteOwnPlayers(
    trx,
    eventId,
    players.map(({ id }) => id),
  )
}

/** Writes what changes, with the teams that are new, and lets moves of decks that a change concerns be checked again. */
async function savePlayers(
  trx: Transaction<Schema>,
  eventId: number,
  changes: readonly OwnPlayerChange[],
): Promise<void> {
  const written = changes.flatMap(({ player, change }) => (change === 'left' ? [] : [player]))
  if (written.length === 0) return
  const teams = await listOwnTeams(trx, eventId)
  const isNew = (team: string) => !teams.some(({ name }) => name === team)
  const names = new Set(written.map(({ team }) => team).filter(isNew))
  const all = [...teams, ...(await insertOwnTeams(trx, eventId, [...names]))]
  const teamId = (team: string) => all.find(({ name }) => name === team)?.id ?? notFound('Team')
  await saveOwnPlayers(
    trx,
    eventId,
    written.map(player => ({ ...player, teamId: teamId(player.team) })),
  ).catch(error => refuseViolation(error, {}))
  const changed = changes.flatMap(({ player, change }) => (change === 'changed' ? player.steamId : []))
  const ids = (await listOwnPlayers(trx, eventId)).filter(({ steamId }) => changed.includes(steamId))
  if (ids.length > 0)
    await touchPhasesOfPlayers(
      trx,
      ids.map(({ id }) => id),
    )
}

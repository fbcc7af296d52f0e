import { type AdoptionPlan, checkAdoption, planAdoption, utcDay } from '@game/domain'
import { z } from 'zod'
import { adminProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId } from '../../../ground/contract/fields.ts'
import { notFound, refuse, unwrap } from '../../../ground/contract/refusal.ts'
import { dryRun, success } from '../../../ground/contract/shapes.ts'
import { requestDueWork } from '../../../ground/db/channels.ts'
import { refuseViolation } from '../../catalogue/record/check.ts'
import { notify } from '../../notification/notify.ts'
import { listDuePhases } from '../../score/freeze/freeze-queries.ts'
import { freezePhase } from '../../score/publish/freeze-phase.ts'
import { rankOthers } from '../../score/publish/rank-event.ts'
import { listParticipants } from '../circle/participant-queries.ts'
import { lockHosted } from '../circle/require-hosted.ts'
import { type Edit, editEvent } from '../edit/edit-event.ts'
import { updateEventRow } from '../edit/edit-queries.ts'
import { touchPhases } from '../edit/phase-queries.ts'
import {
  endCircle,
  findTwice,
  listAdoptedPlayers,
  listAdoptedTeams,
  lockCatalogueTeams,
  makePlayer,
  makeTeam,
  replaceTeams,
} from './adoption-queries.ts'
import { replacePlayers } from './replace-players.ts'
import { matches, planned } from './shapes.ts'

/**
 * An admin makes a private event a public one, with all decks and scores: each of its own players and teams becomes a record of the catalogue, or is
 * replaced by the one that it is (rulebook 30.17). A dry run answers what would become of each, and what has still to be said. Refuses
 * ADOPTION_LACKS, ADOPTION_TWICE, TEAM_NOT_FOUND, and STEAM_ID_TAKEN or TEAM_KEY_TAKEN for what the catalogue has got at the same moment; EVENT_NOT_FOUND for
 * a public event.
 */
export const adoptEvent = adminProcedure
  .input(z.strictObject({ eventId, matches: matches.describe('Who is who.'), dryRun }))
  .output(answer(z.object({ success, ...planned })))
  .mutation(async ({ ctx, input: { eventId, matches, dryRun } }) => {
    const editing = { call: 'adopt-event', eventId, uncompletes: true, dryRun }
    const { plan } = await editEvent(ctx, editing, async edit => {
      const { trx, now } = edit
      await lockHosted(trx, eventId)
      const own = {
        players: await listAdoptedPlayers(trx, eventId),
        teams: await listAdoptedTeams(trx, eventId),
      }
      const plan = planAdoption(own, matches, utcDay(now))
      if (dryRun && !checkAdoption(plan).ok) return { before: null, after: null, plan }
      unwrap(checkAdoption(plan))
      // Somebody else may have put the same player or team into the catalogue meanwhile.
      await adopt(edit, plan).catch(error => refuseViolation(error, {}))
      return { before: { private: true }, after: { private: false, ...plan }, plan }
    })
    return { success: true as const, ...plan }
  })

/** Does what the plan says. */
async function adopt({ trx, event, phases, revision }: Edit, plan: AdoptionPlan): Promise<void> {
  const teams = plan.teams.flatMap(({ id: own, teamId }) => (teamId === null ? [] : [{ own, known: teamId }]))
  const players = plan.players.flatMap(({ id: own, playerId }) =>
    playerId === null ? [] : [{ own, known: playerId }],
  )
  const known = teams.map(pair => pair.known)
  if ((await lockCatalogueTeams(trx, known)) < new Set(known).size) notFound('Team')
  const twice =
    (await findTwice(trx, event.id, 'player', players)) ?? (await findTwice(trx, event.id, 'team', teams))
  if (twice !== undefined) refuse('ADOPTION_TWICE', { name: twice })
  const circle = (await listParticipants(trx, event.id)).filter(({ state }) => state === 'in')
  // A process that freezes a phase has read its decks, which must not change until it is frozen.
  for (const due of await listDuePhases(trx, event.id)) await freezePhase(trx, event.id, due)
  await replacePlayers(trx, event.id, players)
  await replaceTeams(trx, event.id, teams)
  for (const team of plan.teams) if (team.teamId === null) await makeTeam(trx, team)
  for (const player of plan.players) if (player.playerId === null) await makePlayer(trx, player)
  await endCircle(trx, event.id)
  await updateEventRow(trx, event.id, { public: true })
  await touchPhases(
    trx,
    event.id,
    phases.map(({ index }) => index),
    revision,
  )
  await rankOthers(trx, event.id)
  await requestDueWork(trx)
  const facts = { eventId: event.id, event: event.name }
  const news = { kind: 'event_adopted', facts, naturalKey: `event_adopted:${event.id}` } as const
  await notify(
    trx,
    circle.map(({ userId }) => ({ userId, ...news })),
  )
}

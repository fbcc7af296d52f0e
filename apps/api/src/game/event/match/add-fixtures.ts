import { checkRevision, fixtureLimits, isTurned } from '@game/domain'
import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { awayTeamId, homeTeamId } from '../../../ground/contract/fields.ts'
import { notFound, unwrap } from '../../../ground/contract/refusal.ts'
import { done, id } from '../../../ground/contract/shapes.ts'
import { type Edit, editEvent, getPhase } from '../edit/edit-event.ts'
import { expectedRevision, moment, phaseAt } from '../edit/inputs.ts'
import { addMatch, changeMatch } from './edit-matches.ts'
import { again, turnedScores } from './match-input.ts'
import { findMatch } from './match-queries.ts'

const fixture = z.strictObject({
  homeTeamId,
  awayTeamId,
  date: moment.meta({ description: 'When the match begins.', example: '2026-06-01T18:00:00.000Z' }),
  bestOf: z
    .int()
    .min(1)
    .max(fixtureLimits.maps)
    .nullable()
    .meta({
      description: 'The number of maps the series is planned for; null if it is not known.',
      example: 3,
    })
    .optional(),
  maps: z
    .array(id)
    .max(fixtureLimits.maps)
    .meta({ description: 'The ids of the maps, in the order of play.', example: [1, 2] }),
  again,
  id: id.optional().describe('The match of the phase that this one is: it is changed.'),
})
type Fixture = z.infer<typeof fixture>

/**
 * Adds the matches of a phase that a file of fixtures plans, or changes those that they are, all or none (rulebook 11.44, 18.13).
 * `revision` is that of the phase. Refuses STALE, MATCH_TEAMS_EQUAL, TEAM_NOT_IN_PHASE, MAP_TWICE, SAME_MATCH.
 */
export const addPhaseMatches = configureProcedure
  .input(
    z.strictObject({
      ...phaseAt,
      matches: z.array(fixture).min(1).max(fixtureLimits.rows).describe('The matches to add.'),
      revision: expectedRevision,
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx, input: { eventId, phaseIndex, matches, revision } }) => {
    const references = { map: matches.flatMap(({ maps }) => maps) }
    await editEvent(ctx, { call: 'add-phase-matches', eventId, references }, async edit => {
      unwrap(checkRevision(getPhase(edit, phaseIndex).revision, revision))
      const saved = []
      for (const match of matches) saved.push(await saveFixture(edit, phaseIndex, match))
      const before = saved.flatMap(each => each.before ?? [])
      return {
        before: before.length > 0 ? { phaseIndex, matches: before } : null,
        after: { phaseIndex, matches: saved.map(({ after }) => after) },
      }
    })
    return { success: true }
  })

/** Adds a fixture, or changes the match that it is: maps stay if the fixture has none, their results with their teams. */
async function saveFixture(edit: Edit, phaseIndex: number, { id, again, maps, ...fixture }: Fixture) {
  const data = { ...fixture, phaseIndex }
  const numbered = maps.map((mapId, at) => ({ mapId, mapNumber: at + 1 }))
  if (id === undefined) return addMatch(edit, { data, maps: numbered }, again)
  const before = (await findMatch(edit.trx, id)) ?? notFound('Match')
  if (before.phaseIndex !== phaseIndex) return notFound('Match')
  const known = isTurned(before, fixture) ? before.maps.map(turnedScores) : before.maps
  const kept = numbered.map(map => ({ ...known.find(({ mapId }) => mapId === map.mapId), ...map }))
  return changeMatch(edit, id, { data, maps: maps.length > 0 ? kept : known }, again)
}

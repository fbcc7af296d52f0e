import { checkMatch, type Match, mapScoreLimit, matchStatuses, mostMaps } from '@game/domain'
import { z } from 'zod'
import { awayTeamId, eventId, homeTeamId } from '../../../ground/contract/fields.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { id, phaseIndex } from '../../../ground/contract/shapes.ts'
import { type Edit, getPhase } from '../edit/edit-event.ts'
import { moment } from '../edit/inputs.ts'
import { getLineUp } from '../edit/phase-queries.ts'

const score = z.int().min(0).max(mapScoreLimit).nullable().optional()

/** Fields may be missing: the domain says which are required (rulebook 11.5). */
export const matchInput = {
  eventId,
  data: z
    .strictObject({
      homeTeamId: homeTeamId.nullable().optional(),
      awayTeamId: awayTeamId.nullable().optional(),
      date: moment
        .nullable()
        .meta({ description: 'When the match begins.', example: '2026-06-01T18:00:00.000Z' })
        .optional(),
      phaseIndex: phaseIndex.nullable().describe('The index of the phase.').optional(),
      status: z
        .enum(matchStatuses)
        .describe('Whether the match is scheduled, postponed, void (never played) or a forfeit.')
        .optional(),
      bestOf: z
        .int()
        .min(1)
        .max(mostMaps)
        .nullable()
        .meta({
          description: 'The number of maps the series is planned for; null if it is not known.',
          example: 3,
        })
        .optional(),
    })
    .meta({ id: 'MatchInput' })
    .describe('The fields to save.'),
  maps: z
    .array(
      z
        .strictObject({
          mapNumber: z
            .int()
            .min(1)
            .max(mostMaps)
            .nullable()
            .describe('The place of the map in the match, from 1.')
            .optional(),
          mapId: id.nullable().meta({ description: 'The id of the map.', example: 2 }).optional(),
          homeScore: score.meta({
            description: 'The rounds of the home team; null while they are unknown.',
            example: 13,
          }),
          awayScore: score.meta({
            description: 'The rounds of the away team; null while they are unknown.',
            example: 9,
          }),
        })
        .meta({ id: 'MatchMapInput' }),
    )
    .max(mostMaps)
    .describe('The maps.'),
}
/** Whether another match of the same teams is meant. */
export const again = z
  .boolean()
  .optional()
  .describe('Whether these teams play in this phase once more, besides the matches that it has of them.')
const body = z.object(matchInput)
export type MatchInput = Pick<z.infer<typeof body>, 'data' | 'maps'>

export const mapReferences = ({ maps }: MatchInput): number[] => maps.flatMap(map => map.mapId ?? [])

/**
 * Checks a match against the teams of its phase; status and `bestOf` stay as they are `before` if they are left out. Refuses MATCH_INCOMPLETE, MATCH_TEAMS_EQUAL, TEAM_NOT_IN_PHASE,
 * MAP_TWICE, MAP_NUMBERS.
 */
export async function checkMatchInput(
  edit: Edit,
  { data, maps }: MatchInput,
  before?: Pick<Match, 'status' | 'bestOf'>,
): Promise<Match> {
  const { phaseIndex = null } = data
  const teams = phaseIndex === null ? [] : await teamsOf(edit, phaseIndex)
  return checkMatchOf(teams, { data, maps }, before)
}

/** Checks a match against the teams that its phase lists. Refuses what checkMatchInput does. */
export function checkMatchOf(
  teams: readonly number[],
  { data, maps }: MatchInput,
  before?: Pick<Match, 'status' | 'bestOf'>,
): Match {
  const { homeTeamId = null, awayTeamId = null, date = null, phaseIndex = null } = data
  const { status = before?.status ?? 'scheduled', bestOf = before?.bestOf ?? null } = data
  const slots = maps.map(({ mapNumber = null, mapId = null, ...scores }) => ({ mapNumber, mapId, ...scores }))
  return unwrap(checkMatch({ homeTeamId, awayTeamId, date, phaseIndex, status, bestOf, maps: slots }, teams))
}

type Scores = { homeScore?: number | null | undefined; awayScore?: number | null | undefined }

/** A map of a match whose teams are turned round: each score stays with its team. */
export const turnedScores = <Map extends Scores>(map: Map): Map => ({
  ...map,
  homeScore: map.awayScore,
  awayScore: map.homeScore,
})

/** The teams that a phase lists. */
export async function teamsOf(edit: Edit, index: number): Promise<number[]> {
  const { index: phaseIndex } = getPhase(edit, index)
  const lineUp = await getLineUp(edit.trx, { eventId: edit.event.id, phaseIndex })
  return lineUp.map(team => team.teamId)
}

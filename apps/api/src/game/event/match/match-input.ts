import { checkMatch, type Match, mapScoreLimit, matchStatuses, mostMaps } from '@game/domain'
import { z } from 'zod'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { id, phaseIndex } from '../../../ground/contract/shapes.ts'
import { type Edit, getPhase } from '../edit/edit-event.ts'
import { moment } from '../edit/inputs.ts'
import { getLineUp } from '../edit/phase-queries.ts'

const score = z.int().min(0).max(mapScoreLimit).nullable().optional()

/** Fields may be missing: the domain says which are required (rulebook 11.5). */
export const matchInput = {
  eventId: id,
  data: z.strictObject({
    homeTeamId: id.nullable().optional(),
    awayTeamId: id.nullable().optional(),
    date: moment.nullable().optional(),
    phaseIndex: phaseIndex.nullable().optional(),
    status: z.enum(matchStatuses).optional(),
    bestOf: z.int().min(1).max(mostMaps).nullable().optional(),
  }),
  maps: z
    .array(
      z.strictObject({
        mapNumber: z.int().min(1).max(mostMaps).nullable().optional(),
        mapId: id.nullable().optional(),
        homeScore: score,
        awayScore: score,
      }),
    )
    .max(mostMaps),
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

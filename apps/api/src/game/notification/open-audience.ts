import { phaseStates } from '@game/domain'
import type { Queryable } from '../../ground/db/db.ts'
import type { PhaseKey } from '../score/freeze/freeze-queries.ts'
import { findScoring, type Scoring } from '../score/publish/scoring-queries.ts'
import { type Audience, listOutcomes, ofOutcomes, withCards } from './phase-queries.ts'

/** The states of a user who has won these phases and no others. */
export const statesOf = (scoring: Scoring, won: readonly number[]) =>
  phaseStates(
    scoring,
    scoring.phases.map(({ index, points, scored }) => ({
      phase: index,
      scored,
      held: won.includes(index),
      score: won.includes(index) ? points : null,
    })),
  )

/** Lists who can build a deck in a phase at `now`: by the published ranking, and in the first phase everybody with cards in it. */
export async function audiencesOfOpenPhase(
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
  now: string,
): Promise<Audience[]> {
  const scoring = await findScoring(db, eventId)
  if (!scoring) return []
  const ranking = { eventId, generation: scoring.generation }
  const open = (await listOutcomes(db, ranking)).filter(won =>
    statesOf({ ...scoring, now }, won).some(({ phase, state }) => phase === phaseIndex && state === 'open'),
  )
  return [ofOutcomes(ranking, open), ...(phaseIndex === 1 ? [withCards(eventId, 1)] : [])]
}

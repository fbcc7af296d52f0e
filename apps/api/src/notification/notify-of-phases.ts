import { type PhaseNotice, phaseNotices, phaseStates } from '@game/domain'
import type { Queryable } from '../db/db.ts'
import { findScoring, type Scoring } from '../score/rank/queries.ts'
import {
  type Audience,
  countTold,
  type EventNames,
  findEventNames,
  listOutcomes,
  ofOutcome,
  type PhaseNotification,
  withCards,
} from './phase-queries.ts'
import { tellAudience } from './tell-audience.ts'

/**
 * Notifies an event's users once of what its phases have become: opened, about to lock with an unfinished deck, won or
 * lost (rulebook 10.22). By the published ranking: who has won the same phases gets the same. Answers how many users got
 * something new.
 */
export async function notifyOfPhases(db: Queryable, eventId: number): Promise<number> {
  const names = await findEventNames(db, eventId)
  const scoring = await findScoring(db, eventId)
  if (!names?.public || !scoring) return 0
  const tell = (notice: PhaseNotice, audience: Audience) =>
    tellAudience(db, eventId, notificationOf(eventId, names, notice), audience)
  const notices: (number | undefined)[] = []
  for (const won of await listOutcomes(db, eventId))
    for (const notice of phaseNotices(scoring, statesOf(scoring, won)))
      notices.push(await tell(notice, ofOutcome(eventId, won)))
  for (const notice of phaseNotices(scoring, statesOf(scoring, [])))
    if (notice.phase === 1 && notice.kind === 'lock_near')
      notices.push(await tell(notice, withCards(eventId, 1)))
  return countTold(
    db,
    notices.filter(id => id !== undefined),
  )
}

/** The states of a user who has won these phases and no others. */
const statesOf = (scoring: Scoring, won: readonly number[]) =>
  phaseStates(
    scoring,
    scoring.phases.map(({ index, points, scored }) => ({
      phase: index,
      scored,
      held: won.includes(index),
      score: won.includes(index) ? points : null,
    })),
  )

/** The notification of a notice; `phases` is how many there are. A lock that is moved and a result that has changed make another one. */
function notificationOf(
  eventId: number,
  { event, phases }: EventNames,
  notice: PhaseNotice,
): PhaseNotification {
  const { kind, phase: phaseIndex } = notice
  const phase = phases.find(each => each.index === phaseIndex)?.name ?? ''
  const details = detailsOf(notice)
  return {
    kind,
    phaseIndex,
    facts: { eventId, event, phaseIndex, phase, phases: phases.length, ...details },
    naturalKey: [kind, eventId, phaseIndex, ...Object.values(details)].join(':'),
  }
}

function detailsOf(notice: PhaseNotice): Record<string, string> {
  if (notice.kind === 'lock_near') return { lock: new Date(notice.lock).toISOString() }
  return notice.kind === 'phase_result' ? { result: notice.success ? 'success' : 'failed' } : {}
}

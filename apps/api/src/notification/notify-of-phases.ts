import { type PhaseNotice, phaseNotices, phaseStates } from '@game/domain'
import type { Queryable } from '../db/db.ts'
import { findScoring, type Scoring } from '../score/publish/scoring-queries.ts'
import { notifyAudience } from './notify-audience.ts'
import {
  countNotified,
  type EventNames,
  findEventNames,
  listOutcomes,
  ofOutcomes,
  type PhaseNotification,
  withCards,
} from './phase-queries.ts'

/**
 * Notifies an event's users once when its phases open, are about to lock with an unfinished deck, are won or lost (rulebook
 * 10.22). Based on the published ranking; each notification is stored once for all users to whom it applies, whatever else they
 * have won. Returns how many users got something new.
 */
export async function notifyOfPhases(db: Queryable, eventId: number): Promise<number> {
  const names = await findEventNames(db, eventId)
  const scoring = await findScoring(db, eventId)
  if (!names?.public || !scoring) return 0
  const noticesOf = (won: readonly number[]) =>
    phaseNotices(scoring, statesOf(scoring, won)).map(notice => notificationOf(eventId, names, notice))
  const due = (await listOutcomes(db, eventId))
    .flatMap(won => noticesOf(won).map(notification => ({ notification, won })))
    .toSorted((a, b) => a.notification.phaseIndex - b.notification.phaseIndex)
  const sent: (number | undefined)[] = []
  for (const alike of Map.groupBy(due, ({ notification }) => notification.naturalKey).values()) {
    const [first] = alike
    const outcomes = alike.map(({ won }) => won)
    if (first) sent.push(await notifyAudience(db, eventId, first.notification, ofOutcomes(eventId, outcomes)))
  }
  for (const notification of noticesOf([]))
    if (notification.phaseIndex === 1 && notification.kind === 'lock_near')
      sent.push(await notifyAudience(db, eventId, notification, withCards(eventId, 1)))
  return countNotified(
    db,
    sent.filter(id => id !== undefined),
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

/** The notification for a domain notice. A moved lock or a changed result makes another one, by its natural key. */
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

import { type PhaseNotice, type PhaseState, phaseNotices } from '@game/domain'
import type { Queryable } from '../../ground/db/db.ts'
import { loadRules } from '../score/publish/ranking-rules.ts'
import { findScoring, type Scoring } from '../score/publish/scoring-queries.ts'
import { notifyAudience } from './notify-audience.ts'
import { notifyOfResults, type StateOfUsers } from './notify-of-results.ts'
import { statesOf } from './open-audience.ts'
import { phaseFacts, unnamed } from './phase-facts.ts'
import {
  countNotified,
  type EventNames,
  findEventNames,
  isCurrentRanking,
  listAnnouncedResults,
  listOutcomes,
  ofOutcomes,
  type PhaseNotification,
  type RankingKey,
  saveNotified,
  withCards,
} from './phase-queries.ts'

/**
 * Notifies an event's users once when its phases open, are about to lock with an unfinished deck, are won or lost, or when a result is
 * corrected (rulebook 10.22, 17.6). Based on the published ranking; each notification is stored once for all users to whom it applies,
 * whatever else they have won. Returns how many users got something new.
 */
export async function notifyOfPhases(db: Queryable, eventId: number): Promise<number> {
  const names = await findEventNames(db, eventId)
  const scoring = await findScoring(db, eventId)
  if (!names?.played || !scoring) return 0
  const event = { eventId, names, scoring, ranking: { eventId, generation: scoring.generation } }
  const outcomes = await listOutcomes(db, event.ranking)
  const rules = await loadRules(db, eventId)
  // A ranking that is about to be replaced announces no results; those that it announces fit the counts that were read.
  const isCurrent = await isCurrentRanking(db, event.ranking)
  const sent: number[] = []
  if (isCurrent) {
    for (const state of await listStates(db, event, outcomes))
      sent.push(
        ...(await notifyOfResults(db, event.ranking, state, {
          rule: rules.find(({ phaseIndex }) => phaseIndex === state.phaseIndex),
          notificationOf: (kind, announced) => resultOf(event, state, kind, announced),
        })),
      )
  }
  sent.push(...(await notifyOfDates(db, event, outcomes)))
  if (isCurrent) await saveNotified(db, event.ranking, names.revision)
  return countNotified(db, sent)
}

type RankedEvent = { eventId: number; names: EventNames; scoring: Scoring; ranking: RankingKey }
type Outcomes = readonly (readonly number[])[]

/** Notifies users of phases that open or are about to lock. */
async function notifyOfDates(db: Queryable, event: RankedEvent, outcomes: Outcomes): Promise<number[]> {
  const noticesOf = (won: readonly number[]) =>
    phaseNotices(event.scoring, statesOf(event.scoring, won)).flatMap(notice =>
      notice.kind === 'phase_result' ? [] : [dateNotice(event, notice)],
    )
  const due = outcomes
    .flatMap(won => noticesOf(won).map(notification => ({ notification, won })))
    .toSorted((a, b) => a.notification.phaseIndex - b.notification.phaseIndex)
  const sent: number[] = []
  for (const alike of Map.groupBy(due, ({ notification }) => notification.naturalKey).values()) {
    const audience = ofOutcomes(
      event.ranking,
      alike.map(({ won }) => won),
    )
    if (alike[0]) sent.push(...(await notifyAudience(db, event.eventId, alike[0].notification, audience)))
  }
  for (const notification of noticesOf([]))
    if (notification.phaseIndex === 1 && notification.kind === 'lock_near')
      sent.push(...(await notifyAudience(db, event.eventId, notification, withCards(event.eventId, 1))))
  return sent
}

/** Lists the states of phases in which users may need a notification, by phase. */
async function listStates(db: Queryable, event: RankedEvent, outcomes: Outcomes): Promise<StateOfUsers[]> {
  const announced = await listAnnouncedResults(db, event.eventId)
  const states = new Map(outcomes.map(won => [won, statesOf(event.scoring, won)]))
  return event.scoring.phases.flatMap(({ index: phaseIndex }) => {
    const stateOf = (won: readonly number[]) =>
      states.get(won)?.find(({ phase }) => phase === phaseIndex)?.state ?? 'locked'
    return [...Map.groupBy(outcomes, stateOf)]
      .filter(
        ([state]) =>
          state === 'success' ||
          state === 'failed' ||
          announced.some(each => each.phaseIndex === phaseIndex && each.result === 'success'),
      )
      .map(([state, won]) => ({ phaseIndex, state, outcomes: won }))
  })
}

/** The notification of a phase that opens, or of a lock; a moved lock makes another one, by its natural key. */
function dateNotice(event: RankedEvent, notice: Exclude<PhaseNotice, { kind: 'phase_result' }>) {
  const details: Record<string, string> =
    notice.kind === 'lock_near' ? { lock: new Date(notice.lock).toISOString() } : {}
  return notificationOf(event, { kind: notice.kind, phaseIndex: notice.phase }, details)
}

/** The notification of a result. It is of this ranking, as the same result can come back after another one. */
function resultOf(
  event: RankedEvent,
  { phaseIndex, state }: StateOfUsers,
  kind: 'phase_result' | 'result_corrected',
  announced: PhaseState | null,
): PhaseNotification {
  const reason = event.scoring.phases.find(({ index }) => index === phaseIndex)?.changeReason ?? ''
  const correction: Record<string, string> =
    kind === 'result_corrected' ? { resultBefore: announced ?? '', reason } : {}
  const details = { result: state, ...correction }
  const key = [kind, event.eventId, phaseIndex, state, announced ?? '', event.ranking.generation]
  return { ...notificationOf(event, { kind, phaseIndex }, details), naturalKey: key.join(':') }
}

function notificationOf(
  { eventId, names: { event, phases } }: RankedEvent,
  { kind, phaseIndex }: Pick<PhaseNotification, 'kind' | 'phaseIndex'>,
  details: Record<string, string>,
): PhaseNotification {
  const phase = phases.find(each => each.index === phaseIndex) ?? unnamed(phaseIndex)
  return {
    kind,
    phaseIndex,
    facts: { eventId, event, ...phaseFacts(phase), phases: phases.length, ...details },
    naturalKey: [kind, eventId, phaseIndex, ...Object.values(details)].join(':'),
  }
}

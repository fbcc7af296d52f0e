import { type PhaseNotice, phaseNotices, phaseStates } from '@game/domain'
import type { Queryable } from '../db/db.ts'
import { findScoring, type Scoring } from '../score/rank/queries.ts'
import {
  findTold,
  insertForOutcome,
  insertForUnfinished,
  listOutcomes,
  type PhaseTelling,
  type Told,
} from './phase-queries.ts'
import { publishTo } from './queries.ts'

/**
 * Tells an event's players once of what its phases have become: opened, about to lock with an unfinished deck, won or
 * lost (rules.md 11). By the published ranking: players who have won the same phases are told the same. Answers how many
 * players were told something new.
 */
export async function tellPhases(db: Queryable, eventId: number): Promise<number> {
  const told = await findTold(db, eventId)
  const scoring = await findScoring(db, eventId)
  if (!told?.public || !scoring) return 0
  const users = new Set<number>()
  for (const won of await listOutcomes(db, eventId)) {
    for (const notice of phaseNotices(scoring, statesOf(scoring, won)))
      for (const user of await insertForOutcome(db, eventId, won, tellingOf(eventId, told, notice)))
        users.add(user)
  }
  for (const notice of phaseNotices(scoring, statesOf(scoring, [])))
    if (notice.phase === 1 && notice.kind === 'lock_near')
      for (const user of await insertForUnfinished(db, eventId, tellingOf(eventId, told, notice)))
        users.add(user)
  if (users.size > 0) await publishTo(db, [...users])
  return users.size
}

/** The states of a player who has won these phases and no others. */
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

/** A lock that is moved is told of again, and so is a result that has changed. */
function tellingOf(eventId: number, { event, phases }: Told, notice: PhaseNotice): PhaseTelling {
  const { kind, phase: phaseIndex } = notice
  const phase = phases.find(each => each.index === phaseIndex)?.name ?? ''
  const more = detailsOf(notice)
  return {
    kind,
    phaseIndex,
    facts: { eventId, event, phaseIndex, phase, ...more },
    naturalKey: [kind, eventId, phaseIndex, ...Object.values(more)].join(':'),
  }
}

function detailsOf(notice: PhaseNotice): Record<string, string> {
  if (notice.kind === 'lock_near') return { lock: new Date(notice.lock).toISOString() }
  return notice.kind === 'phase_result' ? { result: notice.success ? 'success' : 'failed' } : {}
}

import { badgesOf, exactSum, type Finality, levelOf, rankingFinality, xpOf } from '@game/domain'
import type { Queryable } from '../db/db.ts'
import { listParticipations, type Participation } from './progress-queries.ts'

type Badge = { badgeId: number; eventId: number; phaseIndex: number; rarity: number }

type EventResult = { eventId: number; rank: number; score: number } & Finality

/**
 * Derives points, XP and level from all published rankings, badges and results from those of public events only
 * (rulebook 9.13, 9.14, 9.15, 9.16, 9.18).
 */
export async function getProgress(db: Queryable, userId: number) {
  const progress = await getProgressOfAll(db, [userId])
  return progress(userId)
}

/** Loads the progress of several users in one statement; returns a function from user id to progress. */
export async function getProgressOfAll(db: Queryable, userIds: readonly number[]) {
  const parts = Map.groupBy(await listParticipations(db, userIds), part => part.user_id)
  return (userId: number) => progressFrom(parts.get(userId) ?? [])
}

function progressFrom(parts: readonly Participation[]) {
  const points = exactSum(parts.map(part => part.score))
  const xp = xpOf(parts.flatMap(badgesOfPart).length, points)
  const named = parts.filter(part => part.public)
  return {
    points,
    badges: named.flatMap(badgesOfPart),
    xp,
    level: levelOf(xp).level,
    results: named.map(resultOfPart),
  }
}

const resultOfPart = ({ event_id: eventId, rank, score, finality }: Participation): EventResult => ({
  eventId,
  rank,
  score,
  ...rankingFinality(finality.phases, finality),
})

function badgesOfPart({ event_id, phases, won, started, now }: Participation): Badge[] {
  const states = won.map(phase => ({ phase, state: 'success' as const }))
  const results = [{ phase: 1, held: Boolean(started), score: null, scored: false }]
  return badgesOf(phases, states, results, now).flatMap(({ phaseIndex, rarity }) => {
    const phase = phases.find(each => each.index === phaseIndex)
    return phase ? [{ badgeId: phase.badgeId, eventId: event_id, phaseIndex, rarity }] : []
  })
}

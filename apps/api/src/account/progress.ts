import { badgesOf, levelOf, sumOf, xpOf } from '@game/domain'
import type { Sql } from '../db/db.ts'
import { type EventPart, listEventParts } from './progress-queries.ts'

type Badge = { badgeId: number; eventId: number; phaseIndex: number; rarity: number }

type EventResult = { eventId: number; rank: number; score: number }

/** Points, badges, XP, level and the results of public events: all derived from the published rankings (rules.md 7). */
export async function progressOf(db: Sql, userId: number) {
  const progress = await progressOfAll(db, [userId])
  return progress(userId)
}

/** The same of several users, in one statement. */
export async function progressOfAll(db: Sql, userIds: readonly number[]) {
  const parts = Map.groupBy(await listEventParts(db, userIds), part => part.user_id)
  return (userId: number) => progressFrom(parts.get(userId) ?? [])
}

function progressFrom(parts: readonly EventPart[]) {
  const points = sumOf(parts.map(part => part.score))
  const badges = parts.flatMap(badgesOfPart)
  const xp = xpOf(badges.length, points)
  const results = parts.filter(part => part.public).map(resultOfPart)
  return { points, badges, xp, level: levelOf(xp).level, results }
}

const resultOfPart = ({ event_id: eventId, rank, score }: EventPart): EventResult => ({
  eventId,
  rank,
  score,
})

function badgesOfPart({ event_id, phases, won, started, now }: EventPart): Badge[] {
  const states = won.map(phase => ({ phase, state: 'success' as const }))
  const results = [{ phase: 1, held: Boolean(started), score: null, scored: false }]
  return badgesOf(phases, states, results, now).flatMap(({ phaseIndex, rarity }) => {
    const phase = phases.find(each => each.index === phaseIndex)
    return phase ? [{ badgeId: phase.badgeId, eventId: event_id, phaseIndex, rarity }] : []
  })
}

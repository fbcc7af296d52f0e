import { phaseStates } from '../phase/phase-state.ts'
import { indexCounts } from '../score/count-index.ts'
import { frozenOf } from '../score/frozen-deck.ts'
import { eventScore, scoreOf } from '../score/score.ts'
import type { BundleDeck, BundleHead, BundlePhase } from './bundle.ts'

/** The scores of one user by phase index, for each phase in which the user has a deck. */
export type UserScores = Map<number, number>

/** Prepares the scoring of a phase's decks; the counts of both score files are added (rulebook 6.4). */
export const scorerOf = (head: BundleHead, { index, facts }: BundlePhase) => {
  const sums = new Map<string, { playerId: number; keyplayId: number; count: number }>()
  for (const { playerId, keyplayId, count } of head.counts.filter(({ phase }) => phase === index)) {
    const key = `${playerId} ${keyplayId}`
    sums.set(key, { playerId, keyplayId, count: count + (sums.get(key)?.count ?? 0) })
  }
  const counts = indexCounts([...sums.values()])
  return ({ cards }: BundleDeck): number => scoreOf(frozenOf(cards, facts), counts).score
}

/** What a user's decks come to: the event's score, the phases won, and the scores of the phases that count. */
export type UserResult = { score: number; won: number[]; counting: { phase: number; score: number }[] }

/**
 * Prepares the results of users: phases that count include failed ones (rulebook 3.8, 6.9); `letIn` are the phases into which a
 * correction let the user.
 */
export const eventScorer = (head: BundleHead) => {
  const clock = { ...head, phases: head.phases.map(phase => ({ ...phase, points: phase.goal })) }
  return (scores: UserScores, letIn: readonly number[] = []): UserResult => {
    const results = head.phases.map(({ index: phase, files }) => {
      const scored = files.length > 0
      const score = scored ? (scores.get(phase) ?? null) : null
      return { phase, held: scores.has(phase), score, scored, letIn: letIn.includes(phase) }
    })
    const states = phaseStates(clock, results)
    const scoreOf = (phase: number) => results.find(result => result.phase === phase)?.score ?? null
    return {
      score: eventScore(states.map(({ phase, state }) => ({ state, score: scoreOf(phase) }))),
      won: states.filter(({ state }) => state === 'success').map(({ phase }) => phase),
      counting: states
        .filter(({ phase, state }) => state !== 'locked' && scores.has(phase))
        .map(({ phase }) => ({ phase, score: scoreOf(phase) ?? 0 })),
    }
  }
}

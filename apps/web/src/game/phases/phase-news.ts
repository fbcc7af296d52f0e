import type { StateOfPhase } from '@game/domain'

/** Where a user stands in a phase, with the score of the deck where there is one. */
export type PhaseStanding = StateOfPhase & { score: number | null }

/** What is read out of a phase: its new state, or a new score. */
export type PhaseNews = { phase: number; what: Exclude<StateOfPhase['state'], 'locked'> | 'score' }

/** Lists what has changed between two readings of the same event: phases that open, lock or are decided, and new scores. */
export function newsOf(before: readonly PhaseStanding[], after: readonly PhaseStanding[]): PhaseNews[] {
  return after.flatMap(({ phase, state, score }): PhaseNews[] => {
    const was = before.find(each => each.phase === phase)
    if (!was) return []
    const news: PhaseNews[] = []
    if (state !== was.state && state !== 'locked') news.push({ phase, what: state })
    if (score !== was.score && score !== null) news.push({ phase, what: 'score' })
    return news
  })
}

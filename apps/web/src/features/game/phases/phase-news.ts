import type { StateOfPhase } from '@game/domain'

/** A user's state in a phase, with the score of the deck if there is one. */
export type PhaseStanding = StateOfPhase & { score: number | null }

/** What screen readers announce about a phase: its new state, or a new score. */
export type PhaseNews = { phase: number; what: Exclude<StateOfPhase['state'], 'locked'> | 'score' }

/** Lists the changes between two reads of the same event: phases that open, lock or are decided, and new scores. */
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

import type { PhaseState } from '../shared/vocabulary.ts'

/** A card of a locked deck as it was scored; `points` of a keyplay are after perks, `score` is after the multipliers. */
export type PlayedCard = {
  playerId: number
  score: number
  sleeveId: number | null
  keyplays: readonly { id: number; points: number }[]
}

/** A locked phase with a user's deck (rulebook 27.1). */
export type PlayedDeck = {
  eventId: number
  phaseIndex: number
  state: PhaseState
  goal: number
  /** Null before the phase's first score file. */
  score: number | null
  /** Among which percent of the best decks of the phase it is; null if that is not known. */
  topPercent: number | null
  cards: readonly PlayedCard[]
}

/** Names a phase. */
export type StoryPhase = { eventId: number; phaseIndex: number }

/** The phases that have a score and count: those whose decks say something; an earlier failure locks others (rulebook 3.8, 27.3, 27.5). */
export const scoredDecks = <Phase extends PlayedDeck>(
  phases: readonly Phase[],
): (Phase & { score: number })[] =>
  phases.flatMap(phase =>
    phase.score === null || phase.state === 'locked' ? [] : [{ ...phase, score: phase.score }],
  )

export const nameOf = ({ eventId, phaseIndex }: StoryPhase): StoryPhase => ({ eventId, phaseIndex })

import { isDecided, type StateOfPhase } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Card, cardsOfPhase } from '../../deck-state/deck-cards.ts'
import { summaryFor } from '../../phases/use-pending-summary.ts'
import type { GameEvent, Phase } from '../../state/game-event.ts'
import { ownCards } from '../../state/own-queries.ts'
import type { DeckCardScore } from '../../state/use-deck-scores.ts'
import { useDeckScores } from '../../state/use-deck-scores.ts'
import { useGame } from '../../state/use-game.ts'
import { resultKey } from './reveal-memory.ts'

/** The result of a phase for the reveal: the cards in the order of the deck, each with its score. */
export type PhaseReveal = {
  key: string
  phase: Phase
  score: number
  success: boolean
  cards: { card: Card; score: DeckCardScore }[]
}

/**
 * Finds the phase that was decided last, with the user's score in it. Null if its summary was acknowledged, if an earlier summary
 * has not been acknowledged yet, or if the success came without a score file (rulebook 13.50).
 */
function newestResult(event: GameEvent, states: readonly StateOfPhase[]) {
  const newest = states.findLast(({ state }) => isDecided(state))
  const phase = event.phases.find(({ index }) => index === newest?.phase)
  const score = event.phaseStates.find(each => each.phase === newest?.phase)?.score ?? null
  if (!newest || !phase || score === null || phase.phaseSummaries.length > 0) return null
  const summary = summaryFor(event)
  if (summary && summary.phase !== phase.index) return null
  return { phase, score, success: newest.state === 'success' }
}

/**
 * Finds the result to reveal; null if there is none. It is `waiting` while event and cards have different scores, as they are read
 * one after the other.
 */
export function usePhaseReveal(): PhaseReveal | 'waiting' | null {
  const { event, states, userId, late } = useGame()
  const { data } = useQuery(ownCards(event.id, userId))
  const { scores, phases, isMissing } = useDeckScores(event.id, userId)
  return useMemo(() => {
    const result = newestResult(event, states)
    if (!result || late || isMissing) return null
    const { index } = result.phase
    const cards = cardsOfPhase(data?.cards ?? [], index)
    if (cards.length === 0) return null
    if (!scores || phases?.find(({ phase }) => phase === index)?.score !== result.score) return 'waiting'
    return {
      ...result,
      key: resultKey(userId, event.id, index),
      cards: cards.flatMap(card => {
        const score = scores.find(each => each.phase === index && each.playerId === card.playerId)
        return score ? [{ card, score }] : []
      }),
    }
  }, [event, states, userId, late, data, scores, phases, isMissing])
}

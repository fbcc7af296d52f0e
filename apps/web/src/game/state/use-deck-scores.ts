import { useQuery } from '@tanstack/react-query'
import type { Outputs } from '../../api/client.ts'
import { ownScores } from './own-queries.ts'

/** The score of a card with its reasons, as get-deck-score answers it (rulebook 6.10). */
export type DeckCardScore = Outputs['score']['getDeckScore']['scores'][number]

/**
 * Reads the scores of a user's cards in an event. Nothing waits for them but the first answer, and what has failed is not
 * asked for again by everything that shows scores.
 */
export function useDeckScores(eventId: number, userId: number) {
  const { data, isFetched, failureCount, isFetching, refetch } = useQuery(ownScores(eventId, userId))
  const failed = isFetched || failureCount > 0
  return {
    scores: data?.scores,
    phases: data?.phases,
    isMissing: !data && failed,
    isWaiting: !data && !failed,
    isFetching,
    refetch,
  }
}

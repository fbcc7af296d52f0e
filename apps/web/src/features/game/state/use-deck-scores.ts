import { useQuery } from '@tanstack/react-query'
import type { Outputs } from '../../../base/api/client.ts'
import { ownScores } from './own-queries.ts'

/** The score of a card with its explanation, as get-deck-score returns it (rulebook 6.10). */
export type DeckCardScore = Outputs['score']['getDeckScore']['scores'][number]

/**
 * Reads the scores of a user's cards in an event. `isWaiting` is true only until the first answer or failure. After a failure,
 * mounting another component that shows scores does not send the call again.
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

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../../base/api/client.ts'
import { useStream } from '../../../base/stream/use-stream.ts'
import { type Live, noCounts, receiveCounts, useNewestCounts } from '../../game/state/provisional-counts.ts'

/** The answer about any deck says which maps are live, also about the deck of someone who has none. */
const anybody = 1

/** Reads the live maps of an event, and keeps them up to date; null until they are known. */
export function useEventCounts(eventId: number): Live | null {
  const queries = useQueryClient()
  const { data } = useQuery(
    trpc.score.getDeckScore.queryOptions({ eventId, userId: anybody }, { meta: { quiet: true } }),
  )
  useStream({ eventId }, undefined, counts => receiveCounts(queries, eventId, counts))
  const newest = useNewestCounts(eventId, data?.live ?? noCounts)
  return data ? newest : null
}

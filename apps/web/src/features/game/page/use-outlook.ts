import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../base/api/client.ts'

/** Reads what an eliminated user sees: the ranking with their own row, and the events they might join next (rulebook 13.61). */
export function useOutlook(eventId: number, enabled = true) {
  const ranking = useQuery(trpc.score.getEventScores.queryOptions({ eventId, pageSize: 10 }, { enabled }))
  const all = useQuery(trpc.event.getEvents.queryOptions({}, { enabled }))
  return {
    ranking: ranking.data,
    events: all.data?.events,
    // Another part of the page may read the events too: only what is asked for here is waited for.
    isWaiting: enabled && (ranking.isLoading || all.isLoading),
  }
}

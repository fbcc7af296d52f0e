import { type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useRef } from 'react'
import { readAgain } from '../../base/api/read-again.ts'
import { useStream } from '../../base/stream/use-stream.ts'

/** What of running maps a page shows: their scores, or also what players did. */
type Watched = 'scores' | 'counts'

type RunningMap = {
  id: string
  state: string
  round: number
  sides: { score: number }[]
  counts: unknown
}

/** Says in one text what a page shows of the running maps of an event. */
function shownOf(counts: string, watched: Watched): string {
  const { maps }: { maps: RunningMap[] } = JSON.parse(counts)
  return JSON.stringify(
    maps.map(({ id, state, round, sides, counts }) => [
      ...[id, state, round],
      sides.map(({ score }) => score),
      watched === 'counts' && counts,
    ]),
  )
}

/**
 * Keeps a page of matches up to date with its events: messages make it stale, and a change of what it shows of running maps has it read
 * again (rulebook 29.5). Returns what has to be rendered.
 */
export function useMatchStream(
  eventIds: readonly number[],
  watched: Watched,
  filters: QueryFilters,
): ReactNode {
  const client = useQueryClient()
  const shown = useRef(new Map<number, string>())
  const onCounts = useCallback(
    (eventId: number, counts: string) => {
      const now = shownOf(counts, watched)
      if (shown.current.get(eventId) === now) return
      shown.current.set(eventId, now)
      void readAgain(client, filters)
    },
    [client, watched, filters],
  )
  return eventIds.map(eventId => <EventStream key={eventId} eventId={eventId} onCounts={onCounts} />)
}

function EventStream({
  eventId,
  onCounts,
}: {
  eventId: number
  onCounts: (eventId: number, counts: string) => void
}) {
  useStream({ eventId }, undefined, counts => onCounts(eventId, counts))
  return null
}

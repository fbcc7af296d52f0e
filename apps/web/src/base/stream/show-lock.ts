import type { StreamMessage } from '@game/domain'
import type { QueryClient } from '@tanstack/react-query'
import type { Outputs } from '../api/client.ts'
import { procedureOf } from '../api/query-client.ts'

type Event = Outputs['event']['getEvent']

/** Shows at once that a match has locked a phase, as the message says it, before the event is read again (rulebook 30.18). */
export function showLock(client: QueryClient, message: string): void {
  const locked: Extract<StreamMessage, { type: 'phase_locked' }> = JSON.parse(message)
  const { eventId, phaseIndex, lock } = locked
  if (lock === undefined) return
  client.setQueriesData<Event>({ predicate: query => procedureOf(query) === 'getEvent' }, answer =>
    answer?.event.id === eventId
      ? {
          event: {
            ...answer.event,
            phases: answer.event.phases.map(phase =>
              phase.index === phaseIndex ? { ...phase, lock } : phase,
            ),
          },
        }
      : answer,
  )
}

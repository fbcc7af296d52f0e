import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ConfiguredEvent, eventQuery } from './use-configured-event.ts'

type EventEdit<Variables, Answer> = {
  eventId: number
  /** Sends the edit upon the event as it is known when its turn comes. */
  send: (variables: Variables, event: ConfiguredEvent | undefined) => Promise<Answer>
  done?: (answer: Answer, variables: Variables) => unknown
  /** The screen shows the failure itself. */
  quiet?: boolean
}

/**
 * A change of an event. Edits of one event take turns, and each ends only when the event has been read anew, so that the
 * next one is made upon the revision that the one before left.
 */
export function useEventEdit<Variables, Answer>({
  eventId,
  send,
  done,
  quiet,
}: EventEdit<Variables, Answer>): UseMutationResult<Answer, Error, Variables> {
  const client = useQueryClient()
  const { queryKey } = eventQuery(eventId)
  return useMutation({
    mutationFn: (variables: Variables) => send(variables, client.getQueryData(queryKey)?.event),
    scope: { id: `event ${eventId}` },
    meta: quiet ? { quiet } : {},
    onSuccess: done,
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

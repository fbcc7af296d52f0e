import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client, type Inputs, type Outputs, trpc } from '../../api/client.ts'

export type ConfiguredEvent = Outputs['event']['getEvent']['event']
export type ConfiguredPhase = ConfiguredEvent['phases'][number]

export const eventQuery = (id: number) => trpc.event.getEvent.queryOptions({ id })

/** The event as the config screen shows it. */
export function useConfiguredEvent(id: number) {
  return useQuery(eventQuery(id))
}

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

type Settings = Inputs['eventConfig']['updateEvent']['data']

/** Saves fields of an event upon the revision that is on the screen; a later save than another admin's is refused. */
export function useUpdateEvent(
  eventId: number,
  { quiet = false, done }: { quiet?: boolean; done?: () => void } = {},
) {
  return useEventEdit({
    eventId,
    send: (data: Settings, event) =>
      client.eventConfig.updateEvent.mutate({ eventId, revision: event?.revision, data }),
    quiet,
    ...(done && { done }),
  })
}

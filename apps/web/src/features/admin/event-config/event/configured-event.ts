import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client, type Inputs, type Outputs, trpc } from '../../../../base/api/client.ts'

export type ConfiguredEvent = Outputs['event']['getEvent']['event']
export type ConfiguredPhase = ConfiguredEvent['phases'][number]
export type PhaseMatch = ConfiguredPhase['matches'][number]
export type EventReward = ConfiguredEvent['rewards'][number]

export const eventQuery = (id: number) => trpc.event.getEvent.queryOptions({ id })

/** Reads the event for the config screen. */
export function useConfiguredEvent(id: number) {
  return useQuery(eventQuery(id))
}

type EventEdit<Variables, Answer> = {
  eventId: number
  /** Sends the edit, based on the newest event when the edit's turn comes. */
  send: (variables: Variables, event: ConfiguredEvent | undefined) => Promise<Answer>
  done?: (answer: Answer, variables: Variables) => unknown
  /** The screen shows the failure itself. */
  quiet?: boolean
}

/**
 * Changes an event. Edits of one event take turns, and each ends only when the event has been read again, so that the
 * next is based on the new revision.
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

/**
 * Saves fields of an event, based on the revision on the screen; the server refuses it after another admin's save.
 */
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

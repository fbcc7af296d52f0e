import { client, type Inputs } from '../../api/client.ts'
import { useEventEdit } from './use-event-edit.ts'

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

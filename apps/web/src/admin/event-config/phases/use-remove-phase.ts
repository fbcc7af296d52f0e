import { client } from '../../../api/client.ts'
import { useEventEdit } from '../use-event-edit.ts'

export function useRemovePhase(eventId: number) {
  return useEventEdit({
    eventId,
    send: (index: number) => client.eventConfig.removePhase.mutate({ eventId, index }),
    quiet: true,
  })
}

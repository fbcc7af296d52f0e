import { client, type Inputs } from '../../../api/client.ts'
import { useEventEdit } from '../use-event-edit.ts'

type Fields = Inputs['eventConfig']['updatePhase']['data']

/** Saves a field of a phase upon the phase's revision; where another admin was quicker it is refused as STALE. */
export function useUpdatePhase(eventId: number, index: number) {
  return useEventEdit({
    eventId,
    send: (data: Fields, event) => {
      const revision = event?.phases.find(phase => phase.index === index)?.revision
      return client.eventConfig.updatePhase.mutate({ eventId, index, revision, data })
    },
  })
}

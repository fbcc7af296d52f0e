import { newPhase } from '@game/domain'
import { client } from '../../../api/client.ts'
import type { ConfiguredEvent } from '../use-configured-event.ts'
import { useEventEdit } from '../use-event-edit.ts'

/** + ADD PHASE: index the count plus 1, name "phase", 1000 points, multiplier 1, open and lock now (admin-social.md 4). */
export function useAddPhase({ id: eventId, phases }: ConfiguredEvent) {
  return useEventEdit<void, unknown>({
    eventId,
    send: async (_none, event) => {
      const { date } = await client.system.getDate.query({})
      const count = (event?.phases ?? phases).length
      return client.eventConfig.addPhase.mutate({ data: { eventId, ...newPhase(count, date) } })
    },
  })
}

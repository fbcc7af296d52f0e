import { useQuery } from '@tanstack/react-query'
import { type Outputs, trpc } from '../../api/client.ts'

export type ConfiguredEvent = Outputs['event']['getEvent']['event']
export type ConfiguredPhase = ConfiguredEvent['phases'][number]

export const eventQuery = (id: number) => trpc.event.getEvent.queryOptions({ id })

/** The event as the config screen shows it. */
export function useConfiguredEvent(id: number) {
  return useQuery(eventQuery(id))
}

import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../base/api/client.ts'

/** Whether some of these events are private games, whose leagues stay private (rulebook 19.40). */
export function useHasPrivateGame(eventIds: readonly number[]): boolean {
  const { data } = useQuery(trpc.hosting.getOwnEvents.queryOptions({}))
  return data?.events.some(({ id }) => eventIds.includes(id)) === true
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Outputs, trpc } from '../../base/api/client.ts'

/** Avatar, level and clan of a user, and who the user is among the players of the event. */
export type UserMarks = Outputs['account']['getUsers']['users'][number]

const mostUsers = 100

/** Reads the marks of the users of an event's ranking, by id; without an answer, or of several events, their rows show names only. */
export function useUserMarks(
  eventId: number | undefined,
  userIds: readonly number[],
): ReadonlyMap<number, UserMarks> {
  const ids = [...new Set(userIds)].toSorted((a, b) => a - b).slice(0, mostUsers)
  const { data } = useQuery(
    trpc.account.getUsers.queryOptions(
      { ids, ...(eventId !== undefined && { eventId }) },
      {
        enabled: ids.length > 0 && eventId !== undefined,
        placeholderData: keepPreviousData,
        meta: { quiet: true },
      },
    ),
  )
  return new Map(data?.users.map(user => [user.id, user]))
}

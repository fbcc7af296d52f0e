import { useQuery } from '@tanstack/react-query'
import { type Outputs, queryClient, trpc } from '../api/client.ts'

type UserAnswer = NonNullable<Outputs['account']['getUser']>
export type CurrentUser = NonNullable<UserAnswer['currentUser']>
/** A user as a profile shows them. */
export type ProfileUser = NonNullable<UserAnswer['user']>

const userQuery = trpc.account.getUser.queryOptions({})

/** Returns the signed-in user: null for a visitor, undefined while that is being read. */
export function useCurrentUser(): CurrentUser | null | undefined {
  const { data, isPending } = useQuery(userQuery)
  if (isPending) return undefined
  return data?.currentUser ?? null
}

/** Returns the same for routes, before they show anything. */
export async function readCurrentUser(): Promise<CurrentUser | null> {
  const answer = await queryClient.ensureQueryData(userQuery)
  return answer?.currentUser ?? null
}

/** Returns the id of the signed-in user as last read: null for a visitor, undefined if it has not been read. */
export function lastReadUserId(): number | null | undefined {
  const answer = queryClient.getQueryData(userQuery.queryKey)
  return answer && (answer.currentUser?.id ?? null)
}

/** Whether the last read of the user failed: then the known user is from an earlier one. */
export const hasUserFailed = (): boolean => queryClient.getQueryState(userQuery.queryKey)?.status === 'error'

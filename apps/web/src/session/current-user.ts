import { useQuery } from '@tanstack/react-query'
import { type Outputs, queryClient, trpc } from '../api/client.ts'

type UserAnswer = NonNullable<Outputs['account']['getUser']>
export type CurrentUser = NonNullable<UserAnswer['currentUser']>
/** A user as a profile shows them. */
export type ProfileUser = NonNullable<UserAnswer['user']>

const asked = trpc.account.getUser.queryOptions({})

/** Answers who is signed in: null for a visitor, undefined while that is being read. */
export function useCurrentUser(): CurrentUser | null | undefined {
  const { data, isPending } = useQuery(asked)
  if (isPending) return undefined
  return data?.currentUser ?? null
}

/** Answers the same for routes, before they show anything. */
export async function readCurrentUser(): Promise<CurrentUser | null> {
  const answer = await queryClient.ensureQueryData(asked)
  return answer?.currentUser ?? null
}

/** Answers whose session it was as last read: null for a visitor, undefined where that has not been read. */
export function lastReadUserId(): number | null | undefined {
  const answer = queryClient.getQueryData(asked.queryKey)
  return answer && (answer.currentUser?.id ?? null)
}

/** Whether the last reading of it failed: what is known is older then. */
export const hasUserFailed = (): boolean => queryClient.getQueryState(asked.queryKey)?.status === 'error'

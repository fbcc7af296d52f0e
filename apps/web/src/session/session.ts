import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { trpc } from '../api/client.ts'
import { useCurrentUser } from './current-user.ts'

/** Tells the browser's other tabs that somebody has signed in or out here. */
const tabs = new BroadcastChannel('session')

/** Answers what to call after signing in or out: it forgets all that was read and asks anew which routes are open. */
export function useSessionReset(): () => Promise<void> {
  const client = useQueryClient()
  const router = useRouter()
  return useCallback(async () => {
    tabs.postMessage(null)
    await client.resetQueries()
    await router.invalidate()
  }, [client, router])
}

/** Does the same where the session changed elsewhere: in another tab, or because it has ended. */
export function useSessionSync(): void {
  const client = useQueryClient()
  const reset = useSessionReset()
  const user = useCurrentUser()
  const userId = user === null ? null : user?.id
  const before = useRef(userId)
  useEffect(() => {
    // A change made here resets first: the user is unknown in between.
    const elsewhere = before.current !== undefined && userId !== undefined && before.current !== userId
    before.current = userId
    if (elsewhere) reset()
  }, [userId, reset])
  useEffect(() => {
    tabs.onmessage = () => client.invalidateQueries(trpc.account.getUser.pathFilter())
    return () => {
      tabs.onmessage = null
    }
  }, [client])
}

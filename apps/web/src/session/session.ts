import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { trpc } from '../api/client.ts'
import { hasUserFailed, lastReadUserId, useCurrentUser } from './current-user.ts'

/** Tells the browser's other tabs that somebody has signed in or out here. */
const tabs = new BroadcastChannel('session')

/** Tells the page of this tab who is signed in after a change made here, which is no news to it. */
let settle: (userId: number | null | undefined) => void = () => undefined

/** Answers what to call after signing in or out: it forgets all that was read and asks anew which routes are open. */
export function useSessionReset(): () => Promise<void> {
  const client = useQueryClient()
  const router = useRouter()
  return useCallback(async () => {
    tabs.postMessage(null)
    await client.resetQueries()
    settle(lastReadUserId())
    await router.invalidate()
  }, [client, router])
}

/**
 * Does the same where somebody signed in or out in another tab. Answers whether the session has ended by itself: then
 * the page stays as it is until its user signs in again (rulebook 13.47).
 */
export function useSessionSync(): boolean {
  const [ended, setEnded] = useState(false)
  const announced = useRef(false)
  const client = useQueryClient()
  const reset = useSessionReset()
  const user = useCurrentUser()
  const userId = user === null ? null : user?.id
  const before = useRef(userId)
  useEffect(() => {
    // A change made here resets first: the user is unknown in between.
    const elsewhere = before.current !== undefined && userId !== undefined && before.current !== userId
    before.current = userId
    if (userId !== undefined) setEnded(elsewhere && userId === null && !announced.current)
    if (elsewhere && (userId !== null || announced.current)) reset()
    announced.current = false
  }, [userId, reset])
  useEffect(() => {
    settle = settled => {
      before.current = settled
      setEnded(false)
    }
    tabs.onmessage = async () => {
      announced.current = true
      await client.invalidateQueries(trpc.account.getUser.pathFilter())
      // The same user has signed in there: what comes next is not what was announced.
      if (lastReadUserId() === before.current && !hasUserFailed()) announced.current = false
    }
    return () => {
      settle = () => undefined
      tabs.onmessage = null
    }
  }, [client])
  return ended
}

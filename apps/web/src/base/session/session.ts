import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { trpc } from '../api/client.ts'
import { hasUserFailed, lastReadUserId, useCurrentUser } from './current-user.ts'

/** Informs the browser's other tabs that a user has signed in or out here. */
const tabs = new BroadcastChannel('session')

/** Sets the signed-in user after a change made in this tab, so that the page does not treat it as a change from elsewhere. */
let settle: (userId: number | null | undefined) => void = () => undefined

/** Returns a function to call after signing in or out: it clears all read data and checks again which routes are allowed. */
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
 * Does the same if a user signed in or out in another tab. Returns whether the session has ended by itself: then the page
 * stays as it is until its user signs in again (rulebook 13.47).
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
      // The same user has signed in there, so a later change is not the one that was announced.
      if (lastReadUserId() === before.current && !hasUserFailed()) announced.current = false
    }
    return () => {
      settle = () => undefined
      tabs.onmessage = null
    }
  }, [client])
  return ended
}

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { trpc } from '../api/client.ts'
import { useCurrentUser } from './current-user.ts'

/** What the browser's tabs tell each other: somebody has signed in or out, which holds for all of them. */
const tabs = new BroadcastChannel('person')

/** After signing in or out: nothing that was read for the former person stays, and routes ask anew who may enter. */
export function useChangeOfPerson(): () => Promise<void> {
  const client = useQueryClient()
  const router = useRouter()
  return useCallback(async () => {
    tabs.postMessage(null)
    await client.resetQueries()
    await router.invalidate()
  }, [client, router])
}

/** The same where it happened elsewhere: in another tab, or because the session has ended. */
export function usePersonElsewhere(): void {
  const client = useQueryClient()
  const forget = useChangeOfPerson()
  const user = useCurrentUser()
  const person = user === null ? null : user?.id
  const before = useRef(person)
  useEffect(() => {
    // A change made here forgets first: the person is unknown in between.
    const elsewhere = before.current !== undefined && person !== undefined && before.current !== person
    before.current = person
    if (elsewhere) forget()
  }, [person, forget])
  useEffect(() => {
    tabs.onmessage = () => client.invalidateQueries(trpc.account.getUser.pathFilter())
    return () => {
      tabs.onmessage = null
    }
  }, [client])
}

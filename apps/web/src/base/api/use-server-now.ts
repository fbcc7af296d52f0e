import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from './client.ts'
import { clockOffset, untilNextSecond } from './clock.ts'
import { failureOf } from './failure.ts'
import { keepOffset, keptOffset } from './kept-clock.ts'

/** By how much the server's clock is ahead of the device's, in ms. */
export const clockOffsetQuery = queryOptions({
  queryKey: ['clock offset'],
  queryFn: async () => {
    const sentAt = Date.now()
    try {
      const { date } = await client.system.getDate.query({})
      return keepOffset(clockOffset(date, sentAt, Date.now()))
    } catch (error) {
      if (!hasWorker() || failureOf(error)?.status !== 0) throw error
      // A page that the service worker keeps is read by the last known difference, else by the device's own clock.
      return keptOffset()
    }
  },
  // A part of the page that reads the date too does not send a call again that has failed.
  retryOnMount: false,
})

const hasWorker = () => Boolean(navigator.serviceWorker?.controller)

/** Reads the server's date again after a failure. */
export function useDateFailure() {
  const { error, refetch, isFetching } = useQuery(clockOffsetQuery)
  return { error, onRetry: () => refetch(), busy: isFetching }
}

/**
 * The server's date as an ISO string, updated each second. `undefined` while it is read for the first time, `null` if it could
 * not be read.
 */
export function useServerNow(): string | null | undefined {
  const { data, isFetched } = useQuery(clockOffsetQuery)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (data === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setNow(Date.now())
      timer = setTimeout(tick, untilNextSecond(Date.now() + data))
    }
    tick()
    return () => clearTimeout(timer)
  }, [data])
  if (data === undefined) return isFetched ? null : undefined
  return new Date(now + data).toISOString()
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from './client.ts'
import { clockOffset, untilNextSecond } from './clock.ts'

const offset = queryOptions({
  queryKey: ['clock offset'],
  queryFn: async () => {
    const sentAt = Date.now()
    const { date } = await client.system.getDate.query({})
    return clockOffset(date, sentAt, Date.now())
  },
})

/**
 * The server's date as an ISO string, updated each second. `undefined` while it is read for the first time, `null` if it could
 * not be read.
 */
export function useServerNow(): string | null | undefined {
  const { data, isPending } = useQuery(offset)
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
  if (data === undefined) return isPending ? undefined : null
  return new Date(now + data).toISOString()
}

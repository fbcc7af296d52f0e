import { product } from '@game/domain'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useCurrentUser } from '../account/current-user.ts'
import { noteStream } from './lost-streams.ts'
import { type NewsType, outdatedBy } from './news.ts'
import { joinStream } from './stream.ts'

/**
 * Keeps what is shown up to date while mounted: one's own notifications, and with `eventId` what changes in that event.
 * News only says what is old; it is read anew by its own call. `onNews` hears each piece too.
 */
export function useLive(eventId?: number, onNews?: (news: NewsType) => void): void {
  const client = useQueryClient()
  const userId = useCurrentUser()?.id
  const heard = useEffectEvent((news: NewsType) => onNews?.(news))
  useEffect(() => {
    if (eventId === undefined && userId === undefined) return
    const path = `/api/${product.slug}/live${eventId === undefined ? '' : `?eventId=${eventId}`}`
    const listener = {
      news: (news: NewsType) => {
        const calls = outdatedBy(news, eventId)
        const predicate = ({ queryKey: [procedure] }: Query) =>
          Array.isArray(procedure) && calls.includes(String(procedure.at(-1)))
        client.invalidateQueries({ predicate })
        heard(news)
      },
      live: (live: boolean) => noteStream(listener, live),
    }
    const leave = joinStream(path, listener)
    return () => {
      leave()
      noteStream(listener, true)
    }
  }, [client, eventId, userId])
}

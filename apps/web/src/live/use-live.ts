import { product } from '@game/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useCurrentUser } from '../account/current-user.ts'
import { procedureOf } from '../api/query-client.ts'
import { noteStream } from './lost-streams.ts'
import { type NewsType, outdatedBy, type Watched } from './messages.ts'
import { joinStream } from './stream.ts'

/**
 * Keeps what is shown up to date while mounted: one's own notifications, and what changes in the event or the clan that is
 * watched. News only says what is old; it is read anew by its own call. `onNews` hears each piece too.
 */
export function useLive({ eventId, clanId }: Watched = {}, onNews?: (news: NewsType) => void): void {
  const client = useQueryClient()
  const userId = useCurrentUser()?.id
  const heard = useEffectEvent((news: NewsType) => onNews?.(news))
  useEffect(() => {
    if (eventId === undefined && clanId === undefined && userId === undefined) return
    const watched = { ...(eventId && { eventId }), ...(clanId && { clanId }) }
    const query = Object.entries(watched).map(([name, id]) => `${name}=${id}`)
    const path = `/api/${product.slug}/live${query.length > 0 ? `?${query.join('&')}` : ''}`
    const listener = {
      news: (news: NewsType) => {
        const calls = outdatedBy(news, watched)
        client.invalidateQueries({ predicate: query => calls.includes(procedureOf(query)) })
        heard(news)
      },
      live: (live: boolean) => noteStream(listener, live),
    }
    const leave = joinStream(path, listener)
    return () => {
      leave()
      noteStream(listener, true)
    }
  }, [client, eventId, clanId, userId])
}

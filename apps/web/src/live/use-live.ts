import { product } from '@game/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { procedureOf } from '../api/query-client.ts'
import { readAgain } from '../api/read-again.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { noteStream } from './lost-streams.ts'
import { type MessageType, outdatedBy, type Watched } from './messages.ts'
import { joinStream } from './stream.ts'

/**
 * Keeps what is shown up to date while mounted: the user's own notifications, and the event or the clan that is watched.
 * A message only says which answers are outdated; those are read again by their own calls. `onMessage` gets each one too.
 */
export function useLive({ eventId, clanId }: Watched = {}, onMessage?: (message: MessageType) => void): void {
  const client = useQueryClient()
  const userId = useCurrentUser()?.id
  const received = useEffectEvent((message: MessageType) => onMessage?.(message))
  useEffect(() => {
    if (eventId === undefined && clanId === undefined && userId === undefined) return
    const watched = { ...(eventId && { eventId }), ...(clanId && { clanId }) }
    const query = Object.entries(watched).map(([name, id]) => `${name}=${id}`)
    const path = `/api/${product.slug}/live${query.length > 0 ? `?${query.join('&')}` : ''}`
    const listener = {
      onMessage: (message: MessageType) => {
        const calls = outdatedBy(message, watched)
        readAgain(client, { predicate: query => calls.includes(procedureOf(query)) })
        received(message)
      },
      onLive: (live: boolean) => noteStream(listener, live),
    }
    const leave = joinStream(path, listener)
    return () => {
      leave()
      noteStream(listener, true)
    }
  }, [client, eventId, clanId, userId])
}

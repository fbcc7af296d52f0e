import { product } from '@game/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ageOf, procedureOf } from '../api/query-client.ts'
import { readOutdated } from '../api/read-again.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { joinStream } from './join-stream.ts'
import { noteStream } from './lost-streams.ts'
import { type MessageType, outdatedBy, type Watched } from './messages.ts'
import { showLock } from './show-lock.ts'

/**
 * Keeps the page up to date while mounted: the user's own notifications, and the watched event, clan or talk. A message only says
 * which answers are outdated; those are fetched again. `onMessage` also gets each message, and `onCounts` the counts of running
 * maps as JSON (rulebook 15.17).
 */
export function useStream(
  { eventId, clanId, talk }: Watched = {},
  onMessage?: (message: MessageType) => void,
  onCounts?: (counts: string) => void,
): void {
  const client = useQueryClient()
  const userId = useCurrentUser()?.id
  const received = useEffectEvent((message: MessageType) => onMessage?.(message))
  const counted = useEffectEvent((counts: string) => onCounts?.(counts))
  useEffect(() => {
    if (eventId === undefined && clanId === undefined && userId === undefined) return
    const watched = { ...(eventId && { eventId }), ...(clanId && { clanId }), ...(talk && { talk }) }
    const query = Object.entries(watched).map(([name, id]) => `${name}=${id}`)
    const path = `/api/${product.slug}/live${query.length > 0 ? `?${query.join('&')}` : ''}`
    const listener = {
      onMessage: (message: MessageType) => {
        const calls = outdatedBy(message, watched)
        readOutdated(client, query => calls.includes(procedureOf(query)))
        received(message)
      },
      onConnected: (connected: boolean) => noteStream(listener, connected),
      onCounts: counted,
      onLock: (lock: string) => showLock(client, lock),
    }
    const mayBeOutdated = outdatedBy('missed', watched)
    const age = () => ageOf(client, query => mayBeOutdated.includes(procedureOf(query)))
    const leave = joinStream(path, age, listener)
    return () => {
      leave()
      noteStream(listener, true)
    }
  }, [client, eventId, clanId, talk, userId])
}

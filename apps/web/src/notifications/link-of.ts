import { linkOptions } from '@tanstack/react-router'
import { inProduct } from '../shell/in-product.ts'
import type { Notification } from './notification-row.tsx'

/** Where a notification happened: its event, one's friends, the clans. */
export function linkOf({ kind, facts }: Pick<Notification, 'kind' | 'facts'>) {
  if (kind === 'friend_invite' || kind === 'friend_accepted') return linkOptions({ to: '/friends' })
  if (kind === 'clan_removed') return linkOptions({ to: '/clan/browse' })
  if (facts.eventId === undefined) return linkOptions({ to: '/$product/games', params: inProduct })
  return linkOptions({
    to: '/$product/games/$eventId/{-$eventName}',
    params: { ...inProduct, eventId: String(facts.eventId) },
  })
}

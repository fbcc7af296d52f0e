import { friendshipStatus } from '@game/domain'
import { z } from 'zod'
import { id, instant } from '../../ground/contract/shapes.ts'

export const user = z.object({ id, username: z.string(), name: z.string(), avatar: z.string() })

/** `status`: 0 for a pending invite, 1 for an accepted one. */
export const friendship = z
  .object({
    senderId: id,
    recipientId: id,
    sender: user,
    recipient: user,
    status: z.literal([friendshipStatus.pending, friendshipStatus.accepted]),
    createdAt: instant,
  })
  .meta({ id: 'Friendship' })

/** Identifies a friendship by who sent it to whom. */
export const friendshipKey = z.strictObject({ senderId: id, recipientId: id })

/** Names the notification of an invite, by its sender and when it was sent. */
export const inviteNotificationKey = (senderId: number, sentAt: string): string =>
  `friend_invite:${senderId}:${sentAt}`

import { friendshipStatus } from '@game/domain'
import { z } from 'zod'
import { id, instant } from '../contract/shapes.ts'

const person = z.object({ id, username: z.string(), name: z.string(), avatar: z.string() })

/** `status` 0: a pending invite, 1: accepted. */
export const friendship = z
  .object({
    senderId: id,
    recipientId: id,
    sender: person,
    recipient: person,
    status: z.literal([friendshipStatus.pending, friendshipStatus.accepted]),
    createdAt: instant,
  })
  .meta({ id: 'Friendship' })

/** Which friendship, as it was sent. */
export const between = z.strictObject({ senderId: id, recipientId: id })

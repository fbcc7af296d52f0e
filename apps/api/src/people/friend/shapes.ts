import { friendshipStatus } from '@game/domain'
import { z } from 'zod'
import { avatar, createdAt, shownName, username } from '../../ground/contract/fields.ts'
import { id } from '../../ground/contract/shapes.ts'

export const user = z.object({ id, username, name: shownName, avatar }).meta({ id: 'Person' })

/** `status`: 0 for a pending invite, 1 for an accepted one. */
export const friendship = z
  .object({
    senderId: id.meta({ description: 'The id of the user who sent the invite.', example: 7 }),
    recipientId: id.meta({ description: 'The id of the user who was invited.', example: 8 }),
    sender: user.describe('The user who sent the invite.'),
    recipient: user.describe('The user who was invited.'),
    status: z
      .literal([friendshipStatus.pending, friendshipStatus.accepted])
      .meta({ description: '0 for a pending invite, 1 for an accepted one.', example: 1 }),
    createdAt,
  })
  .meta({ id: 'Friendship' })

/** Identifies a friendship by who sent it to whom. */
export const friendshipKey = z.strictObject({
  senderId: id.meta({ description: 'The id of the user who sent the invite.', example: 7 }),
  recipientId: id.meta({ description: 'The id of the user who was invited.', example: 8 }),
})

/** Names the notification of an invite, by its sender and when it was sent. */
export const inviteNotificationKey = (senderId: number, sentAt: string): string =>
  `friend_invite:${senderId}:${sentAt}`

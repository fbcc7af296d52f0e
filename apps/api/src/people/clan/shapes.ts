import { clanRole } from '@game/domain'
import { z } from 'zod'
import {
  avatar,
  clanId,
  createdAt,
  img,
  level,
  shownName,
  userId,
  username,
} from '../../ground/contract/fields.ts'
import { id } from '../../ground/contract/shapes.ts'

export const role = z.literal([clanRole.owner, clanRole.member, clanRole.moderator])

/** `img` may be empty; `members` counts the visible ones. */
export const clan = z
  .object({
    id,
    name: shownName,
    img,
    createdAt,
    members: z.int().meta({ description: 'How many members the clan has.', example: 5 }),
  })
  .meta({ id: 'Clan' })

export const member = z.object({
  userId,
  clanId,
  role: role.describe('The role in the clan: 1 owner, 2 member, 3 moderator.'),
  user: z
    .object({
      name: shownName,
      username,
      avatar,
      xp: z.int().meta({
        description: 'The experience points: 100 for each badge, plus a tenth of the points.',
        example: 310,
      }),
      level,
    })
    .describe('The user.'),
})

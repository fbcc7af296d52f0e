import { clanRole } from '@game/domain'
import { z } from 'zod'
import { id, instant } from '../../ground/contract/shapes.ts'

export const role = z.literal([clanRole.owner, clanRole.member, clanRole.moderator])

/** `img` may be empty; `members` counts the visible ones. */
export const clan = z
  .object({
    id,
    name: z.string(),
    img: z.string(),
    createdAt: instant,
    members: z.int(),
  })
  .meta({ id: 'Clan' })

export const member = z.object({
  userId: id,
  clanId: id,
  role,
  user: z.object({
    name: z.string(),
    username: z.string(),
    avatar: z.string(),
    xp: z.int(),
    level: z.int(),
  }),
})

import { clanRole } from '@game/domain'
import { z } from 'zod'
import { readFromReplica } from '../../../ground/call/read-from-replica.ts'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { finality, id, phaseIndex, text } from '../../../ground/contract/shapes.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { getProgress } from '../../../ground/progress/progress.ts'
import type { Actor } from '../../../ground/session/session.ts'
import { findClan } from '../../clan/clan-queries.ts'
import { clan, role as roleInClan } from '../../clan/shapes.ts'
import { listFriendships } from '../../friend/friendship-queries.ts'
import { friendship, user as otherUser } from '../../friend/shapes.ts'
import { findProfile } from './profile-queries.ts'

const input = z.strictObject({ email: z.boolean().optional(), user: text(64).optional() })

const profile = z.object({
  id,
  username: z.string(),
  name: z.string(),
  avatar: z.string(),
  role: z.enum(['user', 'admin']),
  points: z.number(),
  xp: z.int(),
  level: z.int(),
  badges: z.array(z.object({ badgeId: id, eventId: id, phaseIndex, rarity: z.int() })),
  results: z.array(z.object({ eventId: id, rank: z.int(), score: z.number(), ...finality })),
  /** What the user has been granted, of completed public events, newest first (rulebook 9.19). */
  rewards: z.array(
    z.object({
      eventId: id,
      event: z.string(),
      eventRewardId: id,
      rewardId: id,
      reward: z.object({ name: z.string() }),
      amount: z.number(),
      rank: z.int(),
    }),
  ),
  clanMember: z.object({ clanId: id, role: roleInClan, clan }).nullable(),
  friendshipsSent: z.array(friendship),
  friendshipsReceived: z.array(friendship),
})
const own = profile.extend({
  email: z.string().nullable().optional(),
  blocked: z.array(otherUser),
  historyHidden: z.boolean(),
})
const output = z.object({ user: profile.nullable(), currentUser: own.nullable() }).nullable()

/** Answers the requested profile and the session's own user, to access tokens without the address (rulebook 21.3); null (204) if there is neither (rulebook 1.19). */
export const getUser = publicProcedure
  .input(input)
  .output(answer(output))
  .query(async ({ ctx, input }) => {
    const { user: username } = input
    const user =
      username === undefined
        ? null
        : await readFromReplica(ctx, undefined, db => profileOf(db, { username }, ctx.actor))
    const self = ctx.actor ? await profileOf(ctx.db, { id: ctx.actor.id }, ctx.actor) : null
    if (!user && !self) return null
    return {
      user: user && withoutPrivate(user),
      currentUser: self && (input.email && !ctx.byToken ? self : withoutEmail(self)),
    }
  })

function withoutEmail<T extends { email?: unknown }>({ email: _email, ...rest }: T): Omit<T, 'email'> {
  return rest
}

/** Leaves out what only users themselves get of their profile. */
function withoutPrivate<T extends { email?: unknown; blocked?: unknown; historyHidden?: unknown }>({
  email: _email,
  blocked: _blocked,
  historyHidden: _hidden,
  ...rest
}: T): Omit<T, 'email' | 'blocked' | 'historyHidden'> {
  return rest
}

async function profileOf(db: Queryable, by: { id: number } | { username: string }, actor: Actor | null) {
  const row = await findProfile(db, by)
  if (!row) return null
  const { clan_id, clan_role, ...user } = row
  const [progress, joined, friendships] = await Promise.all([
    getProgress(db, row.id),
    clan_id === null ? undefined : findClan(db, clan_id),
    listFriendships(db, row.id, { pending: row.id === actor?.id }),
  ])
  return {
    ...user,
    ...progress,
    clanMember: joined ? { clanId: joined.id, role: clan_role ?? clanRole.member, clan: joined } : null,
    friendshipsSent: friendships.filter(each => each.senderId === row.id),
    friendshipsReceived: friendships.filter(each => each.recipientId === row.id),
  }
}

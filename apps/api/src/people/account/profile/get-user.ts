import { clanRole } from '@game/domain'
import { z } from 'zod'
import { readFromReplica } from '../../../ground/call/read-from-replica.ts'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import {
  amount,
  avatar,
  clanId,
  deckScore,
  eventId,
  eventRewardId,
  level,
  namePl,
  rarity,
  rewardId,
  sharedRank,
  shownName,
  shownPoints,
  username,
} from '../../../ground/contract/fields.ts'
import { finality, id, phaseIndex, text } from '../../../ground/contract/shapes.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { getProgress } from '../../../ground/progress/progress.ts'
import type { Actor } from '../../../ground/session/session.ts'
import { findClan } from '../../clan/clan-queries.ts'
import { clan, role as roleInClan } from '../../clan/shapes.ts'
import { listFriendships } from '../../friend/friendship-queries.ts'
import { friendship, user as otherUser } from '../../friend/shapes.ts'
import { findProfile } from './profile-queries.ts'

const input = z.strictObject({
  email: z
    .boolean()
    .describe(
      "In the body: whether to answer the caller's own address, which no access token gets; in the answer: the address.",
    )
    .optional(),
  user: text(64)
    .meta({
      description:
        'In the body: the username whose profile to answer; in the answer: the profile, null if there is none.',
      example: 'bert',
    })
    .optional(),
})

const profile = z.object({
  id,
  username,
  name: shownName,
  avatar,
  role: z
    .enum(['user', 'admin'])
    .describe('The role of the account, or the role in the clan: 1 owner, 2 member, 3 moderator.'),
  points: shownPoints,
  xp: z.int().meta({
    description: 'The experience points: 100 for each badge, plus a tenth of the points.',
    example: 310,
  }),
  level,
  badges: z
    .array(
      z
        .object({
          badgeId: id.meta({ description: 'The number of the badge, one of each phase.', example: 12 }),
          eventId,
          phaseIndex,
          rarity,
        })
        .meta({ id: 'Badge' }),
    )
    .describe('The badges that the user has earned.'),
  results: z
    .array(z.object({ eventId, rank: sharedRank, score: deckScore, ...finality }).meta({ id: 'EventResult' }))
    .describe('The results of the completed events that the user played.'),
  /** What the user has been granted, of completed public events, newest first (rulebook 9.19). */
  rewards: z
    .array(
      z
        .object({
          eventId,
          event: z.string().describe('The name of the event.'),
          eventRewardId,
          rewardId,
          reward: z.object({ name: shownName, namePl }).describe('The reward.'),
          amount,
          rank: sharedRank,
        })
        .meta({ id: 'GrantedReward' }),
    )
    .describe('The rewards.'),
  clanMember: z
    .object({
      clanId,
      role: roleInClan.describe(
        'The role of the account, or the role in the clan: 1 owner, 2 member, 3 moderator.',
      ),
      clan: clan.describe('The clan.'),
    })
    .meta({ id: 'ClanMembership' })
    .nullable()
    .describe('The clan that the user is in and the role there; null for none.'),
  friendshipsSent: z.array(friendship).describe('Friendships and invites that the user has sent.'),
  friendshipsReceived: z.array(friendship).describe('Friendships and invites that others have sent.'),
})
const own = profile.extend({
  email: z
    .string()
    .nullable()
    .describe(
      "In the body: whether to answer the caller's own address, which no access token gets; in the answer: the address.",
    )
    .optional(),
  blocked: z.array(otherUser).describe('The users whom the user has blocked.'),
  organises: z.array(id).meta({ description: 'The events of which the user is an organiser.', example: [4] }),
  owns: z.array(id).meta({ description: 'The private events that the user owns.', example: [5] }),
  historyHidden: z
    .boolean()
    .meta({ description: 'Whether others get nothing of the history of decks.', example: false }),
})
const output = z
  .object({
    user: profile
      .nullable()
      .describe(
        'In the body: the username whose profile to answer; in the answer: the profile, null if there is none.',
      ),
    currentUser: own.nullable().describe('The user of the session; null for a visitor.'),
  })
  .nullable()

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
    const found = ctx.actor ? await profileOf(ctx.db, { id: ctx.actor.id }, ctx.actor) : null
    if (!user && !found) return null
    const self = found && (input.email && !ctx.byToken ? found : withoutEmail(found))
    return {
      user: user && withoutPrivate(user),
      currentUser: self && { ...self, ...rightsOf(ctx.actor) },
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

const rightsOf = (actor: Actor | null) => ({
  organises: [...(actor?.organises ?? [])],
  owns: [...(actor?.owns ?? [])],
})

import { z } from 'zod'
import { progressOfAll } from '../account/progress/progress.ts'
import { answer } from '../contract/answer.ts'
import { allowPageSize, paging } from '../contract/paging.ts'
import { notFound } from '../contract/refusal.ts'
import { id } from '../contract/shapes.ts'
import { publicProcedure } from '../http/trpc.ts'
import { findClan } from './queries.ts'
import { countMembers, listMembers } from './member-queries.ts'
import { member } from './shapes.ts'

/** A clan's members, paged: the owner, moderators, members; `phrase` looks in usernames and display names. */
export const getClanMembers = publicProcedure
  .input(z.strictObject({ clanId: id, ...paging }))
  .output(answer(z.object({ members: z.array(member), count: z.int() })))
  .query(async ({ ctx: { db, actor }, input }) => {
    allowPageSize(actor, input)
    const { id: clanId } = (await findClan(db, input.clanId)) ?? notFound('Clan')
    const [rows, count] = await Promise.all([
      listMembers(db, clanId, input),
      countMembers(db, clanId, input.phrase),
    ])
    const progress = await progressOfAll(
      db,
      rows.map(row => row.user_id),
    )
    const members = rows.map(({ user_id, clan_id, role, ...user }) => {
      const { xp, level } = progress(user_id)
      return { userId: user_id, clanId: clan_id, role, user: { ...user, xp, level } }
    })
    return { members, count }
  })

import { z } from 'zod'
import { publicProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { clanId, count } from '../../ground/contract/fields.ts'
import { assertPageSize, paging } from '../../ground/contract/paging.ts'
import { notFound } from '../../ground/contract/refusal.ts'
import { getProgressOfAll } from '../../ground/progress/progress.ts'
import { countClans, findClan, listClans } from './clan-queries.ts'
import { countMembers, listMembers } from './member-queries.ts'
import { clan, member } from './shapes.ts'

/** Answers a page of clans by name; `phrase` is searched in names. */
export const getClans = publicProcedure
  .input(z.strictObject(paging))
  .output(answer(z.object({ clans: z.array(clan).describe('The clans of this page.'), count })))
  .query(async ({ ctx: { db, actor }, input }) => {
    assertPageSize(actor, input)
    const [clans, count] = await Promise.all([listClans(db, input), countClans(db, input.phrase)])
    return { clans, count }
  })

export const getClan = publicProcedure
  .input(z.strictObject({ clanId }))
  .output(answer(z.object({ clan: clan.describe('The clan.') })))
  .query(async ({ ctx, input }) => ({ clan: (await findClan(ctx.db, input.clanId)) ?? notFound('Clan') }))

/**
 * Answers a page of a clan's members: the owner, moderators, members (rulebook 10.16); `phrase` is searched in usernames and
 * display names.
 */
export const getClanMembers = publicProcedure
  .input(z.strictObject({ clanId, ...paging }))
  .output(answer(z.object({ members: z.array(member).describe('The members of this page.'), count })))
  .query(async ({ ctx: { db, actor }, input }) => {
    assertPageSize(actor, input)
    const { id: clanId } = (await findClan(db, input.clanId)) ?? notFound('Clan')
    const [rows, count] = await Promise.all([
      listMembers(db, clanId, input),
      countMembers(db, clanId, input.phrase),
    ])
    const progress = await getProgressOfAll(
      db,
      rows.map(row => row.user_id),
    )
    const members = rows.map(({ user_id, clan_id, role, ...user }) => {
      const { xp, level } = progress(user_id)
      return { userId: user_id, clanId: clan_id, role, user: { ...user, xp, level } }
    })
    return { members, count }
  })

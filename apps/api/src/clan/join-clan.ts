import { clanRole, judgeJoin } from '@game/domain'
import { z } from 'zod'
import { answer } from '../answer.ts'
import { allow, refuse } from '../refusal.ts'
import { done, id } from '../shapes.ts'
import { playerProcedure } from '../trpc.ts'
import { inClan } from './in-clan.ts'
import { findMembership, insertMember } from './queries-member.ts'

/** One clan at a time (admin-social.md 4). Refuses ALREADY_IN_CLAN. */
export const joinClan = playerProcedure
  .input(z.strictObject({ userId: id, clanId: id }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { clanId } }) =>
    inClan(db, clanId, async ({ trx }) => {
      const present = await findMembership(trx, actor.id)
      allow(judgeJoin(present?.clan_id ?? null))
      const joined = await insertMember(trx, { user_id: actor.id, clan_id: clanId, role: clanRole.member })
      return joined ? { success: true } : refuse('ALREADY_IN_CLAN')
    }),
  )

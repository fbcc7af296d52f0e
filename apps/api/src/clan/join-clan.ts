import { checkClanJoin, clanRole } from '@game/domain'
import { z } from 'zod'
import { answer } from '../contract/answer.ts'
import { allow, refuse } from '../contract/refusal.ts'
import { done, id } from '../contract/shapes.ts'
import { playerProcedure } from '../http/trpc.ts'
import { inClan } from './edit-clan.ts'
import { findMembership, insertMember } from './member-queries.ts'

/** One clan at a time (admin-social.md 4). Refuses ALREADY_IN_CLAN. */
export const joinClan = playerProcedure
  .input(z.strictObject({ userId: id, clanId: id }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { clanId } }) =>
    inClan(db, clanId, async ({ trx }) => {
      const present = await findMembership(trx, actor.id)
      allow(checkClanJoin(present?.clan_id ?? null))
      const joined = await insertMember(trx, { user_id: actor.id, clan_id: clanId, role: clanRole.member })
      return joined ? { success: true } : refuse('ALREADY_IN_CLAN')
    }),
  )

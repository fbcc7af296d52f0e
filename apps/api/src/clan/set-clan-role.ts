import { checkClanRole } from '@game/domain'
import { z } from 'zod'
import { answer } from '../contract/answer.ts'
import { allow } from '../contract/refusal.ts'
import { done, id } from '../contract/shapes.ts'
import { playerProcedure } from '../http/trpc.ts'
import { inClan } from './edit-clan.ts'
import { setMemberRole } from './member-queries.ts'
import { role } from './shapes.ts'

/** The owner makes and unmakes moderators; `memberId` is the member's user id. Refuses CLAN_RIGHTS, NOT_IN_CLAN. */
export const setClanRole = playerProcedure
  .input(z.strictObject({ clanId: id, memberId: id, role }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { clanId, memberId, role } }) =>
    inClan(db, clanId, async ({ trx, roleOf }) => {
      allow(checkClanRole(await roleOf(actor.id), await roleOf(memberId), role))
      await setMemberRole(trx, memberId, role)
      return { success: true }
    }),
  )

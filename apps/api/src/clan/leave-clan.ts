import { checkClanLeave } from '@game/domain'
import { z } from 'zod'
import { answer } from '../contract/answer.ts'
import { allow } from '../contract/refusal.ts'
import { done, id } from '../contract/shapes.ts'
import { playerProcedure } from '../http/trpc.ts'
import { inClan } from './edit-clan.ts'
import { deleteMember } from './member-queries.ts'

/** Refuses NOT_IN_CLAN, OWNER_CANNOT_LEAVE. */
export const leaveClan = playerProcedure
  .input(z.strictObject({ userId: id, clanId: id }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { clanId } }) =>
    inClan(db, clanId, async ({ trx, roleOf }) => {
      allow(checkClanLeave(await roleOf(actor.id)))
      await deleteMember(trx, actor.id)
      return { success: true }
    }),
  )

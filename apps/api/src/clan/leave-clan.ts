import { judgeLeave } from '@game/domain'
import { z } from 'zod'
import { answer } from '../answer.ts'
import { allow } from '../refusal.ts'
import { done, id } from '../shapes.ts'
import { playerProcedure } from '../trpc.ts'
import { inClan } from './in-clan.ts'
import { deleteMember } from './queries-member.ts'

/** Refuses NOT_IN_CLAN, OWNER_CANNOT_LEAVE. */
export const leaveClan = playerProcedure
  .input(z.strictObject({ userId: id, clanId: id }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { clanId } }) =>
    inClan(db, clanId, async ({ trx, roleOf }) => {
      allow(judgeLeave(await roleOf(actor.id)))
      await deleteMember(trx, actor.id)
      return { success: true }
    }),
  )

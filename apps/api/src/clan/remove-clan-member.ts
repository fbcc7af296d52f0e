import { judgeMemberRemoval } from '@game/domain'
import { z } from 'zod'
import { answer } from '../answer.ts'
import { allow } from '../refusal.ts'
import { done, id } from '../shapes.ts'
import { playerProcedure } from '../trpc.ts'
import { inClan } from './in-clan.ts'
import { deleteMember } from './queries-member.ts'
import { tellRemoved } from './tell-removed.ts'

/** The owner removes anybody else, a moderator plain members; who is removed is told. Refuses CLAN_RIGHTS, NOT_IN_CLAN. */
export const removeClanMember = playerProcedure
  .input(z.strictObject({ clanId: id, memberId: id }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { clanId, memberId } }) =>
    inClan(db, clanId, async inside => {
      allow(judgeMemberRemoval(await inside.roleOf(actor.id), await inside.roleOf(memberId)))
      const removed = await deleteMember(inside.trx, memberId)
      await tellRemoved(inside, 'removed', removed)
      return { success: true }
    }),
  )

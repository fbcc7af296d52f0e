import { checkMemberRemoval } from '@game/domain'
import { z } from 'zod'
import { answer } from '../contract/answer.ts'
import { allow } from '../contract/refusal.ts'
import { done, id } from '../contract/shapes.ts'
import { playerProcedure } from '../http/trpc.ts'
import { inClan } from './edit-clan.ts'
import { deleteMember } from './member-queries.ts'
import { tellRemoved } from './tell-removed.ts'

/** The owner removes anybody else, a moderator plain members; who is removed is told. Refuses CLAN_RIGHTS, NOT_IN_CLAN. */
export const removeClanMember = playerProcedure
  .input(z.strictObject({ clanId: id, memberId: id }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { clanId, memberId } }) =>
    inClan(db, clanId, async inside => {
      allow(checkMemberRemoval(await inside.roleOf(actor.id), await inside.roleOf(memberId)))
      const removed = await deleteMember(inside.trx, memberId)
      await tellRemoved(inside, 'removed', removed)
      return { success: true }
    }),
  )

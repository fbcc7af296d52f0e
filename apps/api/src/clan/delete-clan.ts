import { checkClanEdit } from '@game/domain'
import { z } from 'zod'
import { answer } from '../contract/answer.ts'
import { allow } from '../contract/refusal.ts'
import { done, id } from '../contract/shapes.ts'
import { playerProcedure } from '../http/trpc.ts'
import { inClan } from './edit-clan.ts'
import { deleteClan as deleteClanRow } from './queries.ts'
import { listOtherMembers } from './member-queries.ts'
import { tellRemoved } from './tell-removed.ts'

/** The owner's; its members are free and told so. Refuses CLAN_RIGHTS. */
export const deleteClan = playerProcedure
  .input(z.strictObject({ clanId: id }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { clanId } }) =>
    inClan(db, clanId, async inside => {
      allow(checkClanEdit(await inside.roleOf(actor.id)))
      await tellRemoved(inside, 'deleted', await listOtherMembers(inside.trx, clanId, actor.id))
      await deleteClanRow(inside.trx, clanId)
      return { success: true }
    }),
  )

import { checkClanEdit } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { clanId } from '../../ground/contract/fields.ts'
import { unwrap } from '../../ground/contract/refusal.ts'
import { done } from '../../ground/contract/shapes.ts'
import { deleteClan as deleteClanRow } from './clan-queries.ts'
import { editClan } from './edit-clan.ts'
import { notifyRemoved } from './manage-members.ts'
import { listOtherMembers } from './member-queries.ts'

/**
 * Deletes the owner's clan and notifies its members, who are free to join another (rulebook 10.11). Refuses
 * CLAN_RIGHTS.
 */
export const deleteClan = userProcedure
  .input(z.strictObject({ clanId }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { clanId } }) =>
    editClan(db, clanId, async edit => {
      unwrap(checkClanEdit(await edit.roleOf(actor.id)))
      await notifyRemoved(edit, 'deleted', await listOtherMembers(edit.trx, clanId, actor.id))
      await deleteClanRow(edit.trx, clanId)
      return { success: true }
    }),
  )

import { checkClanRole, checkMemberRemoval } from '@game/domain'
import { z } from 'zod'
import { notify } from '../../game/notification/notify.ts'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { clanId } from '../../ground/contract/fields.ts'
import { unwrap } from '../../ground/contract/refusal.ts'
import { done, id } from '../../ground/contract/shapes.ts'
import { type ClanEdit, editClan } from './edit-clan.ts'
import { deleteMember, setMemberRole } from './member-queries.ts'
import { role } from './shapes.ts'

/** Notifies users that they are no longer in this clan; `joined_at` in the key distinguishes one membership from the next. */
export const notifyRemoved = (
  { trx, clan }: ClanEdit,
  reason: 'deleted' | 'removed',
  members: readonly { user_id: number; joined_at: string }[],
): Promise<void> =>
  notify(
    trx,
    members.map(({ user_id, joined_at }) => ({
      userId: user_id,
      kind: 'clan_removed',
      facts: { clanId: clan.id, clan: clan.name, reason },
      naturalKey: `clan_removed:${clan.id}:${joined_at}`,
    })),
  )

/**
 * The owner removes anybody else, a moderator plain members; the removed user is notified (rulebook 10.14). Refuses
 * CLAN_RIGHTS, NOT_IN_CLAN.
 */
export const removeClanMember = userProcedure
  .input(
    z.strictObject({ clanId, memberId: id.meta({ description: 'The user id of the member.', example: 8 }) }),
  )
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { clanId, memberId } }) =>
    editClan(db, clanId, async edit => {
      unwrap(checkMemberRemoval(await edit.roleOf(actor.id), await edit.roleOf(memberId)))
      const removed = await deleteMember(edit.trx, memberId)
      await notifyRemoved(edit, 'removed', removed)
      return { success: true }
    }),
  )

/**
 * The owner promotes members to moderators and back (rulebook 10.15); `memberId` is the member's user id. Refuses
 * CLAN_RIGHTS, NOT_IN_CLAN.
 */
export const setClanRole = userProcedure
  .input(
    z.strictObject({
      clanId,
      memberId: id.meta({ description: 'The user id of the member.', example: 8 }),
      role: role.meta({ description: 'The role in the clan: 1 owner, 2 member, 3 moderator.', example: 3 }),
    }),
  )
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { clanId, memberId, role } }) =>
    editClan(db, clanId, async ({ trx, roleOf }) => {
      unwrap(checkClanRole(await roleOf(actor.id), await roleOf(memberId), role))
      await setMemberRole(trx, memberId, role)
      return { success: true }
    }),
  )

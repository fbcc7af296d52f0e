import { checkClanJoin, checkClanLeave, clanRole } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { clanId, userId } from '../../ground/contract/fields.ts'
import { refuse, unwrap } from '../../ground/contract/refusal.ts'
import { done } from '../../ground/contract/shapes.ts'
import { limitCalls } from '../../ground/limit/limit-calls.ts'
import { editClan } from './edit-clan.ts'
import { deleteMember, findMembership, insertMember, isBlockedByOwner } from './member-queries.ts'

/** Joins a clan; a user is in at most one (rulebook 10.8). Refuses ALREADY_IN_CLAN, CLAN_BLOCKED. */
export const joinClan = userProcedure
  .input(z.strictObject({ userId, clanId }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor, limits }, input: { clanId } }) => {
    limitCalls(limits, 'clan', actor.id)
    return editClan(db, clanId, async ({ trx }) => {
      const present = await findMembership(trx, actor.id)
      unwrap(checkClanJoin(present?.clan_id ?? null, await isBlockedByOwner(trx, clanId, actor.id)))
      const joined = await insertMember(trx, { user_id: actor.id, clan_id: clanId, role: clanRole.member })
      return joined ? { success: true as const } : refuse('ALREADY_IN_CLAN')
    })
  })

/** Leaves a clan; the owner cannot (rulebook 10.10). Refuses NOT_IN_CLAN, OWNER_CANNOT_LEAVE. */
export const leaveClan = userProcedure
  .input(z.strictObject({ userId, clanId }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { clanId } }) =>
    editClan(db, clanId, async ({ trx, roleOf }) => {
      unwrap(checkClanLeave(await roleOf(actor.id)))
      await deleteMember(trx, actor.id)
      return { success: true }
    }),
  )

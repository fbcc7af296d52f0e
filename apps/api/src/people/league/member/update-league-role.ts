import { checkLeagueRole } from '@game/domain'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { namingProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { leagueId } from '../../../ground/contract/fields.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { done, id } from '../../../ground/contract/shapes.ts'
import { changeOwnLeague } from '../edit/change-league.ts'
import { role } from '../shapes/user.ts'
import { setRole } from '../state/member-queries.ts'

/** The owner promotes members to moderators and back (rulebook 19.5). Refuses LEAGUE_RIGHTS, NOT_IN_LEAGUE. */
export const updateLeagueRole = namingProcedure
  .input(
    z.strictObject({
      leagueId,
      userId: id.meta({ description: 'The id of the member.', example: 8 }),
      role: role.meta({ description: 'The role in the league: 1 owner, 2 member, 3 moderator.', example: 3 }),
    }),
  )
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { leagueId, userId, role } }) =>
    changeOwnLeague(db, { leagueId, actorId: actor.id }, async ({ trx, role: own, roleOf }) => {
      const present = await roleOf(userId)
      unwrap(checkLeagueRole(own, present, role))
      await setRole(trx, { leagueId, userId, role })
      await recordAudit(trx, {
        accountId: actor.id,
        call: 'update-league-role',
        before: { leagueId, userId, role: present },
        after: { leagueId, userId, role },
      })
      return { success: true }
    }),
  )

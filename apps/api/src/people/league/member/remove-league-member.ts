import { checkLeagueRemoval } from '@game/domain'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { namingProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { leagueId } from '../../../ground/contract/fields.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { done, id } from '../../../ground/contract/shapes.ts'
import { changeOwnLeague } from '../edit/change-league.ts'
import { remakeLeague } from '../round/make-standings.ts'
import { notifyOfLeague } from '../round/notify-league.ts'
import { endStay } from '../state/member-queries.ts'

/**
 * The owner removes anybody else, a moderator plain members; the removed user is notified, and comes back only when let in (rulebook
 * 19.5). Refuses LEAGUE_RIGHTS, NOT_IN_LEAGUE.
 */
export const removeLeagueMember = namingProcedure
  .input(z.strictObject({ leagueId, userId: id.meta({ description: 'The id of the member.', example: 8 }) }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { leagueId, userId } }) =>
    changeOwnLeague(db, { leagueId, actorId: actor.id }, async ({ trx, league, role, roleOf }) => {
      unwrap(checkLeagueRemoval(role, await roleOf(userId)))
      await endStay(trx, { leagueId, userId, removed: true })
      await notifyOfLeague(trx, [userId], {
        kind: 'league_removed',
        league,
        facts: { reason: 'removed' },
        key: league.now,
      })
      await recordAudit(trx, {
        accountId: actor.id,
        call: 'remove-league-member',
        before: { leagueId, userId },
        after: null,
      })
      await remakeLeague(trx, league)
      return { success: true }
    }),
  )

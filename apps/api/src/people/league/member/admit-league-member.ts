import { checkLeagueJoin, checkLeagueRemoval, clanRole } from '@game/domain'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { namingProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { leagueId } from '../../../ground/contract/fields.ts'
import { refuse, unwrap } from '../../../ground/contract/refusal.ts'
import { done, id } from '../../../ground/contract/shapes.ts'
import { changeOwnLeague } from '../edit/change-league.ts'
import { notifyOfLeague } from '../round/notify-league.ts'
import { isOutsideOf } from '../state/circle-queries.ts'
import { limitOf, loadLeague } from '../state/load-leagues.ts'
import {
  clearRemoval,
  countLeaguesOf,
  countMembers,
  deleteRequest,
  insertMember,
  lockLeaguesOf,
  wasRemoved,
} from '../state/member-queries.ts'

/**
 * The owner or a moderator lets in a user who asked, or refuses (rulebook 19.2, 19.5). A user who was removed and has not asked can join again by the
 * code: nobody is put into a league. Refuses LEAGUE_RIGHTS, NOT_ASKED, LEAGUE_CIRCLE, what `checkLeagueJoin` does.
 */
export const admitLeagueMember = namingProcedure
  .input(
    z.strictObject({
      leagueId,
      userId: id.meta({ description: 'The id of the user who asks to be let in.', example: 8 }),
      admit: z.boolean().describe('Whether to let the user in; otherwise the request is refused.'),
    }),
  )
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { leagueId, userId, admit } }) =>
    changeOwnLeague(db, { leagueId, actorId: actor.id }, async ({ trx, league, role, roleOf }) => {
      // A role that may remove plain members may let them in.
      unwrap(checkLeagueRemoval(role, clanRole.member))
      const hasAsked = await deleteRequest(trx, leagueId, userId)
      if (!hasAsked && !(admit && (await wasRemoved(trx, leagueId, userId)))) refuse('NOT_ASKED')
      if (admit && !hasAsked) await clearRemoval(trx, leagueId, userId)
      if (admit && hasAsked) {
        if (await isOutsideOf(trx, leagueId, userId)) refuse('LEAGUE_CIRCLE')
        await lockLeaguesOf(trx, userId)
        const loaded = await loadLeague(trx, league)
        unwrap(
          checkLeagueJoin({
            format: league.format,
            entry: 'open',
            visibility: league.visibility,
            state: loaded.state,
            closed: league.closed_at !== null,
            members: await countMembers(trx, leagueId),
            limit: limitOf(loaded),
            isMember: (await roleOf(userId)) !== null,
            wasRemoved: false,
            blockedByOwner: false,
            leagues: (await countLeaguesOf(trx, userId))[league.visibility],
          }),
        )
        await insertMember(trx, { leagueId, userId, role: clanRole.member })
        await notifyOfLeague(trx, [userId], { kind: 'league_let_in', league, key: league.now })
      }
      await recordAudit(trx, {
        accountId: actor.id,
        call: 'admit-league-member',
        before: { leagueId, userId },
        after: { leagueId, userId, admit },
      })
      return { success: true }
    }),
  )

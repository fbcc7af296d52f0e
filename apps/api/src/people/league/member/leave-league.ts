import { checkLeagueLeave } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { leagueId } from '../../../ground/contract/fields.ts'
import { notFound, unwrap } from '../../../ground/contract/refusal.ts'
import { done } from '../../../ground/contract/shapes.ts'
import { changeLeague } from '../edit/change-league.ts'
import { remakeLeague } from '../round/make-standings.ts'
import { deleteRequest, endStay } from '../state/member-queries.ts'

/**
 * Leaves a league, or takes back the wish to be let in (rulebook 19.5). Refuses NOT_IN_LEAGUE, LEAGUE_OWNER_CANNOT_LEAVE; a private league
 * does not exist for users who are not in it.
 */
export const leaveLeague = userProcedure
  .input(z.strictObject({ leagueId }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { leagueId } }) =>
    changeLeague(db, leagueId, async ({ trx, league, roleOf }) => {
      const role = await roleOf(actor.id)
      if (role === null && (await deleteRequest(trx, leagueId, actor.id))) return { success: true }
      if (role === null && league.visibility === 'private') notFound('League')
      unwrap(checkLeagueLeave(role))
      await endStay(trx, { leagueId, userId: actor.id, removed: false })
      await remakeLeague(trx, league)
      return { success: true }
    }),
  )

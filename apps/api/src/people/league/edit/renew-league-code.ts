import { checkLeagueEdit } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { leagueId } from '../../../ground/contract/fields.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { withNewCode } from '../../../ground/invitation/new-code.ts'
import { limitCalls } from '../../../ground/limit/limit-calls.ts'
import { changeOwnLeague } from './change-league.ts'
import { replaceCode } from './edit-queries.ts'

/** The owner gives the league a new code (rulebook 19.2). Refuses LEAGUE_RIGHTS. */
export const renewLeagueCode = userProcedure
  .input(z.strictObject({ leagueId }))
  .output(
    answer(
      z.object({
        code: z
          .string()
          .meta({ description: 'The code of the league, as it is shown or typed.', example: '7K30-9X11' }),
      }),
    ),
  )
  .mutation(({ ctx: { db, actor, limits }, input: { leagueId } }) => {
    limitCalls(limits, 'league', actor.id)
    return changeOwnLeague(db, { leagueId, actorId: actor.id }, async ({ trx, role }) => {
      unwrap(checkLeagueEdit(role))
      return { code: await withNewCode(code => replaceCode(trx, leagueId, code)) }
    })
  })

import { checkLeagueName, checkLeagueSettings } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { limitCalls } from '../../../ground/limit/limit-calls.ts'
import { madeLeague, newLeague } from '../shapes/settings.ts'
import { makeLeague } from './make-league.ts'

/**
 * Makes a league; the caller owns it (rulebook 19.1). Refuses what `checkLeagueName` and `checkLeagueSettings` do, and what
 * `makeLeague` does.
 */
export const addLeague = userProcedure
  .input(z.strictObject({ data: newLeague.describe('The fields to save.') }))
  .output(answer(madeLeague))
  .mutation(({ ctx: { db, actor, limits }, input: { data } }) => {
    limitCalls(limits, 'league', actor.id)
    const name = unwrap(checkLeagueName(data.name))
    const settings = unwrap(checkLeagueSettings(data))
    const { visibility, entry } = data
    return inTransaction(db, async trx => {
      const { id, code } = await makeLeague(
        trx,
        actor.id,
        { ...settings, name, visibility, entry },
        data.scope,
      )
      return { league: { id, code } }
    })
  })

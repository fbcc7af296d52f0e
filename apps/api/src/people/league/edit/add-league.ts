import { checkLeagueName, checkLeagueSettings, checkLeagueText } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { limitCalls } from '../../../ground/limit/limit-calls.ts'
import { madeLeague, newLeague } from '../shapes/settings.ts'
import { makeLeague } from './make-league.ts'

/**
 * Makes a league; the caller owns it (rulebook 19.1). Refuses what `checkLeagueName`, `checkLeagueSettings`, `checkLeagueText` and
 * `makeLeague` do.
 */
export const addLeague = userProcedure
  .input(z.strictObject({ data: newLeague.describe('The fields to save.') }))
  .output(answer(madeLeague))
  .mutation(({ ctx: { db, actor, limits }, input: { data } }) => {
    limitCalls(limits, 'league', actor.id)
    const name = unwrap(checkLeagueName(data.name))
    const settings = unwrap(checkLeagueSettings(data))
    const { visibility, entry } = data
    const prize = unwrap(checkLeagueText(data.prize ?? ''))
    const note = unwrap(checkLeagueText(data.note ?? ''))
    return inTransaction(db, async trx => {
      const { id, code } = await makeLeague(
        trx,
        actor.id,
        { ...settings, name, visibility, entry, prize, note, texts_by: actor.id },
        data.scope,
      )
      return { league: { id, code } }
    })
  })

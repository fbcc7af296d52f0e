import { dayMs } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { leagueId } from '../../../ground/contract/fields.ts'
import { refuse } from '../../../ground/contract/refusal.ts'
import { done } from '../../../ground/contract/shapes.ts'
import { requestDueWork } from '../../../ground/db/channels.ts'
import { changeOwnLeague } from '../edit/change-league.ts'
import { nextOpenPhase } from '../read/ready-decks.ts'
import { loadLeague } from '../state/load-leagues.ts'
import { noteReminder } from './reminder-queries.ts'

/**
 * Reminds members without a deck of the coming lock, once a day per league (rulebook 19.30). A job notifies them afterwards, so that neither the answer
 * nor its time depends on how many they are. Refuses NOT_IN_LEAGUE, NO_DECK_TO_REMIND, LEAGUE_REMINDED.
 */
export const remindLeagueMembers = userProcedure
  .input(z.strictObject({ leagueId }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { leagueId } }) =>
    changeOwnLeague(db, { leagueId, actorId: actor.id }, async ({ trx, league, role }) => {
      if (role === null) refuse('NOT_IN_LEAGUE')
      if (!nextOpenPhase(await loadLeague(trx, league))) refuse('NO_DECK_TO_REMIND')
      const { reminded_at, now } = league
      if (reminded_at !== null && Date.parse(now) < Date.parse(reminded_at) + dayMs) refuse('LEAGUE_REMINDED')
      await noteReminder(trx, leagueId, now)
      await requestDueWork(trx)
      return { success: true }
    }),
  )

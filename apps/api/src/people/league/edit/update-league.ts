import { checkLeagueEdit, checkLeagueEvents, checkLeagueName, checkLeagueText } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { leagueId } from '../../../ground/contract/fields.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { done } from '../../../ground/contract/shapes.ts'
import { limitCalls } from '../../../ground/limit/limit-calls.ts'
import { publishMessages } from '../../../ground/stream/message-queries.ts'
import { notifyOfLeague } from '../round/notify-league.ts'
import { changedLeague } from '../shapes/settings.ts'
import { listKinds, listListed } from '../state/circle-queries.ts'
import { listEventsOfLeagues } from '../state/league-queries.ts'
import { countLeaguesOf, listMemberIds, lockLeaguesOf } from '../state/member-queries.ts'
import { changeOwnLeague } from './change-league.ts'
import { updateLeagueRow } from './edit-queries.ts'
import { requireRoomFor } from './make-league.ts'

/**
 * The owner changes name, visibility, entry, prize or note, and whether its members can talk; the other members are notified of a league that has become public. Refuses
 * LEAGUE_RIGHTS, LEAGUE_STAYS_PRIVATE, what `checkLeagueName` and `checkLeagueText` do, and LEAGUES_PRIVATE or LEAGUES_PUBLIC if
 * the owner is in too many leagues of the new visibility (rulebook 19.4).
 */
export const updateLeague = userProcedure
  .input(z.strictObject({ leagueId, data: changedLeague.describe('The fields to save.') }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor, limits }, input: { leagueId, data } }) => {
    limitCalls(limits, 'league', actor.id)
    return changeOwnLeague(db, { leagueId, actorId: actor.id }, async ({ trx, league, role }) => {
      unwrap(checkLeagueEdit(role))
      const name = data.name === undefined ? undefined : unwrap(checkLeagueName(data.name, league.name))
      if (data.visibility !== undefined && data.visibility !== league.visibility) {
        await lockLeaguesOf(trx, actor.id)
        requireRoomFor(data.visibility, await countLeaguesOf(trx, actor.id))
        if (data.visibility === 'public') {
          unwrap(checkLeagueEvents(await listKinds(trx, await listListed(trx, leagueId), actor.id), 'public'))
          const others = (await listMemberIds(trx, leagueId)).filter(userId => userId !== actor.id)
          const renamed = { id: leagueId, name: name ?? league.name }
          await notifyOfLeague(trx, others, { kind: 'league_public', league: renamed, key: league.now })
        }
      }
      const prize = checkText(data.prize)
      const note = checkText(data.note)
      const texts_by = prize === undefined && note === undefined ? undefined : actor.id
      const { visibility, entry, talks } = data
      await updateLeagueRow(trx, leagueId, { name, visibility, entry, prize, note, texts_by, talks })
      // Pages that show the league watch its events.
      const events = await listEventsOfLeagues(trx, [leagueId])
      await publishMessages(
        trx,
        events.map(({ eventId }) => ({ type: 'leagues_changed' as const, eventId })),
      )
      return { success: true }
    })
  })

const checkText = (text: string | undefined) =>
  text === undefined ? undefined : unwrap(checkLeagueText(text))

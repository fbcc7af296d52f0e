import { checkLeagueEdit } from '@game/domain'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { leagueId } from '../../../ground/contract/fields.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { done } from '../../../ground/contract/shapes.ts'
import { notifyOfLeague } from '../round/notify-league.ts'
import { listMemberIds } from '../state/member-queries.ts'
import { changeOwnLeague } from './change-league.ts'
import { deleteLeagueRow } from './edit-queries.ts'

/** The owner deletes the league; the other members are notified (rulebook 19.5). Refuses LEAGUE_RIGHTS. */
export const deleteLeague = userProcedure
  .input(z.strictObject({ leagueId }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { leagueId } }) =>
    changeOwnLeague(db, { leagueId, actorId: actor.id }, async ({ trx, league, role }) => {
      unwrap(checkLeagueEdit(role))
      const members = await listMemberIds(trx, leagueId)
      const others = members.filter(userId => userId !== actor.id)
      await notifyOfLeague(trx, others, {
        kind: 'league_removed',
        league,
        facts: { reason: 'deleted' },
        key: 'deleted',
      })
      const { name, format, visibility } = league
      const before = { leagueId, name, format, visibility, members: members.length }
      await recordAudit(trx, { accountId: actor.id, call: 'delete-league', before, after: null })
      await deleteLeagueRow(trx, leagueId)
      return { success: true }
    }),
  )

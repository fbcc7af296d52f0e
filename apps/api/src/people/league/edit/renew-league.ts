import { checkLeagueEdit, checkLeagueName, checkLeagueSize, clanRole, leaguesOfUser } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { leagueId } from '../../../ground/contract/fields.ts'
import { refuse, unwrap } from '../../../ground/contract/refusal.ts'
import { limitCalls } from '../../../ground/limit/limit-calls.ts'
import { notifyOfLeague } from '../round/notify-league.ts'
import { leagueName, madeLeague, scopeInput } from '../shapes/settings.ts'
import { listInside } from '../state/circle-queries.ts'
import { loadLeague } from '../state/load-leagues.ts'
import { listMemberIds } from '../state/member-queries.ts'
import { changeOwnLeague } from './change-league.ts'
import { findRenewal, insertMembers, listWithRoom } from './edit-queries.ts'
import { makeLeague } from './make-league.ts'

/**
 * The owner of an ended league makes the next one with the same settings and members, except those who are in too many leagues
 * or not in its circle (rulebook 19.1, 19.40). Refuses LEAGUE_RIGHTS, LEAGUE_NOT_OVER, LEAGUE_RENEWED, what `makeLeague` and
 * `checkLeagueSize` do.
 */
export const renewLeague = userProcedure
  .input(
    z.strictObject({
      leagueId,
      data: z
        .strictObject({
          name: leagueName.optional(),
          scope: scopeInput,
        })
        .describe('The fields to save.'),
    }),
  )
  .output(answer(madeLeague))
  .mutation(({ ctx: { db, actor, limits }, input: { leagueId, data } }) => {
    limitCalls(limits, 'league', actor.id)
    return changeOwnLeague(db, { leagueId, actorId: actor.id }, async ({ trx, league, role }) => {
      unwrap(checkLeagueEdit(role))
      if ((await loadLeague(trx, league)).state !== 'ended') refuse('LEAGUE_NOT_OVER')
      if ((await findRenewal(trx, leagueId)) !== null) refuse('LEAGUE_RENEWED')
      const { format, mode, best, seeds, third, qualifying, visibility, entry, prize, note, texts_by } =
        league
      const name = unwrap(checkLeagueName(data.name ?? league.name, league.name))
      const texts = { prize, note, texts_by }
      const settings = {
        name,
        format,
        mode,
        best,
        seeds,
        third,
        qualifying,
        visibility,
        entry,
        ...texts,
        renewed_from: leagueId,
      }
      const { limit, ...made } = await makeLeague(trx, actor.id, settings, data.scope)
      const others = (await listMemberIds(trx, leagueId)).filter(userId => userId !== actor.id)
      const inside = await listInside(trx, made.id, others)
      const joining = await listWithRoom(trx, inside, { visibility, most: leaguesOfUser[visibility] })
      unwrap(checkLeagueSize({ format, members: joining.length + 1, limit }))
      await insertMembers(
        trx,
        made.id,
        joining.map(userId => ({ userId, role: clanRole.member })),
      )
      await notifyOfLeague(trx, joining, {
        kind: 'league_let_in',
        league: { id: made.id, name },
        key: 'renewed',
      })
      return { league: made }
    })
  })

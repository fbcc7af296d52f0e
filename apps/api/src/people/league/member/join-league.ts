import { checkLeagueJoin, clanRole } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { notFound, unwrap } from '../../../ground/contract/refusal.ts'
import { id } from '../../../ground/contract/shapes.ts'
import { findByCode } from '../../../ground/invitation/find-by-code.ts'
import { limitCalls } from '../../../ground/limit/limit-calls.ts'
import { changeLeague } from '../edit/change-league.ts'
import { findShownByCode } from '../read/find-shown-by-code.ts'
import { leagueCode } from '../shapes/code.ts'
import { limitOf, loadLeague } from '../state/load-leagues.ts'
import {
  countLeaguesOf,
  countMembers,
  deleteRequest,
  findRole,
  insertMember,
  insertRequest,
  isBlockedByOwner,
  lockLeaguesOf,
  wasRemoved,
} from '../state/member-queries.ts'
import { notifyManagers } from './notify-managers.ts'

/**
 * Joins the league with the code, or asks to be let in (rulebook 19.2); asking twice is the same as once. Refuses what `findByCode` and
 * `checkLeagueJoin` do.
 */
export const joinLeague = userProcedure
  .input(z.strictObject({ code: leagueCode }))
  .output(
    answer(
      z.object({
        league: z.object({ id }).describe('The league.'),
        joined: z
          .enum(['member', 'waiting'])
          .describe('Whether the caller is a member now, or waits to be let in.'),
      }),
    ),
  )
  .mutation(async ({ ctx, input }) => {
    const { db, actor, limits } = ctx
    limitCalls(limits, 'league', actor.id)
    const { id: leagueId, code } =
      (await findByCode(ctx, input.code, findShownByCode(ctx.actor))) ?? notFound('League')
    return changeLeague(db, leagueId, async ({ trx, league }) => {
      if (league.code !== code) notFound('League')
      await lockLeaguesOf(trx, actor.id)
      const loaded = await loadLeague(trx, league)
      const joined = unwrap(
        checkLeagueJoin({
          format: league.format,
          entry: league.entry,
          visibility: league.visibility,
          state: loaded.state,
          closed: league.closed_at !== null,
          members: await countMembers(trx, leagueId),
          limit: limitOf(loaded),
          isMember: (await findRole(trx, leagueId, actor.id)) !== null,
          wasRemoved: await wasRemoved(trx, leagueId, actor.id),
          blockedByOwner: await isBlockedByOwner(trx, leagueId, actor.id),
          leagues: (await countLeaguesOf(trx, actor.id))[league.visibility],
        }),
      )
      if (joined === 'member') {
        await insertMember(trx, { leagueId, userId: actor.id, role: clanRole.member })
        await deleteRequest(trx, leagueId, actor.id)
      }
      if (joined === 'member' || (await insertRequest(trx, leagueId, actor.id)))
        await notifyManagers(trx, league, { joined, user: actor })
      return { league: { id: leagueId }, joined }
    })
  })

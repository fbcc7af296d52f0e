import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { count, leagueId } from '../../../ground/contract/fields.ts'
import { assertPageSize, paging } from '../../../ground/contract/paging.ts'
import { leagueMember } from '../shapes/league.ts'
import { loadLeague } from '../state/load-leagues.ts'
import { countListed } from '../state/member-queries.ts'
import { listRoster } from './list-roster.ts'
import { getVisibleLeague } from './visible-league.ts'

/** Answers a page of the members: the owner, moderators, members; `phrase` is searched in usernames. */
export const getLeagueMembers = publicProcedure
  .input(z.strictObject({ leagueId, ...paging }))
  .output(answer(z.object({ members: z.array(leagueMember).describe('The members of this page.'), count })))
  .query(async ({ ctx, input }) => {
    const { db, actor } = ctx
    assertPageSize(actor, input)
    const { league } = await getVisibleLeague(ctx, input.leagueId)
    const [members, count] = [
      await listRoster(db, await loadLeague(db, league), input),
      await countListed(db, league.id, input.phrase),
    ]
    return { members, count }
  })

import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { publicProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { paging } from '../../contract/paging.ts'
import { id } from '../../contract/shapes.ts'
import { leagueMember } from '../shapes/league.ts'

/** Answers a page of the members: the owner, moderators, members; `phrase` is searched in usernames. */
export const getLeagueMembers = publicProcedure
  .input(z.strictObject({ leagueId: id, ...paging }))
  .output(answer(z.object({ members: z.array(leagueMember), count: z.int() })))
  .query(() => {
    throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'Not built yet.' })
  })

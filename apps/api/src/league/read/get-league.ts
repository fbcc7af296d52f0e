import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { publicProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { id } from '../../contract/shapes.ts'
import { league } from '../shapes/league.ts'

/** Answers a league; 404 also if it is private and the asker is not a member. */
export const getLeague = publicProcedure
  .input(z.strictObject({ leagueId: id }))
  .output(answer(z.object({ league })))
  .query(() => {
    throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'Not built yet.' })
  })

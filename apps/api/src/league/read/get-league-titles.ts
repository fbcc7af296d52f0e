import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { publicProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { id } from '../../contract/shapes.ts'
import { title } from '../shapes/standing.ts'

/** Answers the leagues that a user has won, the newest first. */
export const getLeagueTitles = publicProcedure
  .input(z.strictObject({ userId: id }))
  .output(answer(z.object({ titles: z.array(title) })))
  .query(() => {
    throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'Not built yet.' })
  })

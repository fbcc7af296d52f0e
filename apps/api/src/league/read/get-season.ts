import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { publicProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { paging } from '../../contract/paging.ts'
import { seasonAnswer } from '../shapes/standing.ts'

/** Answers a page of the season board, of everybody or of the asker's clan or friends (rulebook 19.29); the newest year if none is given. */
export const getSeason = publicProcedure
  .input(
    z.strictObject({
      year: z.int().min(2000).max(2100).optional(),
      among: z.enum(['everybody', 'clan', 'friends']).default('everybody'),
      ...paging,
    }),
  )
  .output(answer(seasonAnswer))
  .query(() => {
    throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'Not built yet.' })
  })

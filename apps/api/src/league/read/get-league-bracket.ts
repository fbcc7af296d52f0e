import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { publicProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { id } from '../../contract/shapes.ts'
import { bracketAnswer } from '../shapes/standing.ts'

/** Answers the bracket of a cup (rulebook 19.25); empty before the draw and in other formats. */
export const getLeagueBracket = publicProcedure
  .input(z.strictObject({ leagueId: id }))
  .output(answer(bracketAnswer))
  .query(() => {
    throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'Not built yet.' })
  })

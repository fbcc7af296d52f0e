import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { userProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { id } from '../../contract/shapes.ts'

/** The owner gives the league a new code (rulebook 19.2). */
export const renewLeagueCode = userProcedure
  .input(z.strictObject({ leagueId: id }))
  .output(answer(z.object({ code: z.string() })))
  .mutation(() => {
    throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'Not built yet.' })
  })

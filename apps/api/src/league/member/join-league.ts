import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { userProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { id } from '../../contract/shapes.ts'
import { leagueCode } from '../shapes/code.ts'

/** Joins the league with the code, or asks to be let in. */
export const joinLeague = userProcedure
  .input(z.strictObject({ code: leagueCode }))
  .output(answer(z.object({ league: z.object({ id }), joined: z.enum(['member', 'waiting']) })))
  .mutation(() => {
    throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'Not built yet.' })
  })

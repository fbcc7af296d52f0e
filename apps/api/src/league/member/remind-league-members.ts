import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { userProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { done, id } from '../../contract/shapes.ts'

/** Reminds members without a deck of the coming lock, once a day a league (rulebook 19.30). */
export const remindLeagueMembers = userProcedure
  .input(z.strictObject({ leagueId: id }))
  .output(answer(done))
  .mutation(() => {
    throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'Not built yet.' })
  })

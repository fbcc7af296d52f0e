import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { userProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { madeLeague, newLeague } from '../shapes/settings.ts'

/** Makes a league; the caller owns it (rulebook 19.1). */
export const addLeague = userProcedure
  .input(z.strictObject({ data: newLeague }))
  .output(answer(madeLeague))
  .mutation(() => {
    throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'Not built yet.' })
  })

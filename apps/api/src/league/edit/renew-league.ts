import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { userProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { id, nameText } from '../../contract/shapes.ts'
import { madeLeague, scopeInput } from '../shapes/settings.ts'

/** The owner of an ended league makes the next one with the same members (rulebook 19.1). */
export const renewLeague = userProcedure
  .input(
    z.strictObject({
      leagueId: id,
      data: z.strictObject({ name: nameText(64).optional(), scope: scopeInput }),
    }),
  )
  .output(answer(madeLeague))
  .mutation(() => {
    throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'Not built yet.' })
  })

import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { namingProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { done, id } from '../../contract/shapes.ts'

/** The owner removes anybody else, a moderator plain members (rulebook 19.5). */
export const removeLeagueMember = namingProcedure
  .input(z.strictObject({ leagueId: id, userId: id }))
  .output(answer(done))
  .mutation(() => {
    throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'Not built yet.' })
  })

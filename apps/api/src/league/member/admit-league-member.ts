import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { namingProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { done, id } from '../../contract/shapes.ts'

/** The owner or a moderator lets in who asked to be, or who was removed, or refuses. */
export const admitLeagueMember = namingProcedure
  .input(z.strictObject({ leagueId: id, userId: id, admit: z.boolean() }))
  .output(answer(done))
  .mutation(() => {
    throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'Not built yet.' })
  })

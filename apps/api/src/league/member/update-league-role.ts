import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { namingProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { done, id } from '../../contract/shapes.ts'
import { role } from '../shapes/user.ts'

/** The owner promotes members to moderators and back (rulebook 19.5). */
export const updateLeagueRole = namingProcedure
  .input(z.strictObject({ leagueId: id, userId: id, role }))
  .output(answer(done))
  .mutation(() => {
    throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'Not built yet.' })
  })

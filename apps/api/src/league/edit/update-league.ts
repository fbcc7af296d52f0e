import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { userProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { done, id } from '../../contract/shapes.ts'
import { changedLeague } from '../shapes/settings.ts'

/** The owner changes name, visibility or entry. */
export const updateLeague = userProcedure
  .input(z.strictObject({ leagueId: id, data: changedLeague }))
  .output(answer(done))
  .mutation(() => {
    throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'Not built yet.' })
  })

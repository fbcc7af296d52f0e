import { z } from 'zod'
import { answer } from '../answer.ts'
import { done } from '../shapes.ts'
import { playerProcedure } from '../trpc.ts'
import { closeSession } from './session.ts'

export const logOut = playerProcedure
  .input(z.strictObject({}))
  .output(answer(done))
  .mutation(async ({ ctx }) => {
    if (ctx.session.token) await closeSession(ctx.db, ctx.session.token)
    ctx.session.clear()
    return { success: true }
  })

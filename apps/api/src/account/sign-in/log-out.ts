import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { done } from '../../contract/shapes.ts'
import { playerProcedure } from '../../http/trpc.ts'
import { closeSession } from '../session/session.ts'

export const logOut = playerProcedure
  .input(z.strictObject({}))
  .output(answer(done))
  .mutation(async ({ ctx }) => {
    if (ctx.session.token) await closeSession(ctx.db, ctx.session.token)
    ctx.session.clear()
    return { success: true }
  })

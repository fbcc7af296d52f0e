import { userProcedure } from '../../ground/call/trpc.ts'
import { limitCalls } from '../../ground/limit/limit-calls.ts'

/** For calls that have the game call somebody: limited by user (rulebook 12.16). */
export const callingProcedure = userProcedure.use(({ ctx, next }) => {
  limitCalls(ctx.limits, 'webhook', ctx.actor.id)
  return next()
})

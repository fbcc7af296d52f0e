import type { Context } from '../../../ground/call/context.ts'
import { appRouter } from '../../router/router.ts'

/** Calls of the API within the server: what is shared says no more than what they answer. */
export type Caller = ReturnType<typeof appRouter.createCaller>

export const callAs = (ctx: Context): Caller => appRouter.createCaller(ctx)

/** Calls as somebody without an account: their answers may be public. Nobody sees an open deck by them, not even its owner. */
export const callAsVisitor = (ctx: Context): Caller =>
  callAs({ ...ctx, actor: null, sessionId: undefined, joinedRead: undefined })

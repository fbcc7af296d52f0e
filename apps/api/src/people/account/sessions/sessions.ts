import { z } from 'zod'
import type { Context } from '../../../ground/call/context.ts'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { createdAt } from '../../../ground/contract/fields.ts'
import { refuse } from '../../../ground/contract/refusal.ts'
import { done, id, instant } from '../../../ground/contract/shapes.ts'
import {
  deleteOtherSessions,
  deleteSessionOf,
  listSessions,
} from '../../../ground/session/session-queries.ts'
import { hashToken } from '../../../ground/session/token.ts'

const session = z.object({
  id,
  device: z.string().meta({
    description: 'Browser and system as the browser names them; empty if it names none.',
    example: 'Firefox, Windows',
  }),
  network: z.string().meta({
    description: 'The address it came from; for IPv6 the network of 64 bits.',
    example: '203.0.113.7',
  }),
  createdAt,
  usedAt: instant.describe('When it was last used, to within an hour.'),
  own: z.boolean().describe('Whether it is the session of this call.'),
})

const ownHash = ({ session }: Pick<Context, 'session'>): string => hashToken(session.token ?? '')

/** Lists the user's own sessions, the current one first, then the last used; `usedAt` is exact to an hour (rulebook 1.20). */
export const getSessions = userProcedure
  .input(z.strictObject({}))
  .output(
    answer(
      z.object({
        sessions: z.array(session).describe('The sessions of the user, the one of this call first.'),
      }),
    ),
  )
  .query(async ({ ctx }) => ({ sessions: await listSessions(ctx.db, ctx.actor.id, ownHash(ctx)) }))

/** Ends one of the user's own sessions. Refuses SESSION_NOT_FOUND. */
export const endSession = userProcedure
  .input(z.strictObject({ id }))
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    if (!(await deleteSessionOf(ctx.db, ctx.actor.id, input.id))) refuse('SESSION_NOT_FOUND')
    return { success: true }
  })

/** Ends all of the user's sessions except the current one. */
export const endOtherSessions = userProcedure
  .input(z.strictObject({}))
  .output(answer(done))
  .mutation(async ({ ctx }) => {
    await deleteOtherSessions(ctx.db, ctx.actor.id, ownHash(ctx))
    return { success: true }
  })

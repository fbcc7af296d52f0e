import { nameKey } from '@game/domain'
import { initTRPC } from '@trpc/server'
import type { OpenApiMeta } from 'trpc-openapi'
import { refuse } from '../contract/refusal.ts'
import type { Context } from './context.ts'

/** `access`: who may call; without it anybody. */
export type Meta = OpenApiMeta & { access?: 'player' | 'admin' }

const t = initTRPC.context<Context>().meta<Meta>().create()

export const router = t.router
export const createCallerFactory = t.createCallerFactory

/** Anybody; `ctx.actor` is null without a session. */
export const publicProcedure = t.procedure

const signedIn = t.middleware(async ({ ctx, next }) => {
  if (!ctx.actor) refuse('LOGIN_NEEDED')
  return next({ ctx: { actor: ctx.actor } })
})

/** A writing body that names its writer must name the session's own user (rules.md 2). */
const asOneself = signedIn.unstable_pipe(async ({ ctx, type, getRawInput, next }) => {
  if (type === 'mutation') {
    const { userId = ctx.actor.id, senderName = ctx.actor.username } = writerOf(await getRawInput())
    if (userId !== ctx.actor.id || nameKey(senderName) !== nameKey(ctx.actor.username)) refuse('NOT_YOURSELF')
  }
  return next()
})

/** Values of a wrong type are left to the input's schema, which answers 400. */
function writerOf(body: unknown): { userId?: number; senderName?: string } {
  if (typeof body !== 'object' || body === null) return {}
  const writer: { userId?: number; senderName?: string } = {}
  if ('userId' in body && isWhole(body.userId)) writer.userId = body.userId
  if ('senderName' in body && typeof body.senderName === 'string') writer.senderName = body.senderName
  return writer
}

const isWhole = (value: unknown): value is number => Number.isInteger(value)

/** A signed-in user, acting as nobody else. */
export const playerProcedure = t.procedure.meta({ access: 'player' }).use(asOneself)

/** The role is read anew at each request, so that a demotion counts at once. */
export const adminProcedure = t.procedure.meta({ access: 'admin' }).use(
  signedIn.unstable_pipe(async ({ ctx, next }) => {
    if (ctx.actor.role !== 'admin') refuse('ADMIN_NEEDED')
    return next()
  }),
)

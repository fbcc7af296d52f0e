import { nameKey } from '@game/domain'
import { initTRPC } from '@trpc/server'
import type { RawBuilder } from 'kysely'
import type { OpenApiMeta } from 'trpc-openapi'
import type { z } from 'zod'
import type { Access } from '../contract/call.ts'
import { refuse } from '../contract/refusal.ts'
import type { Queryable } from '../db/db.ts'
import type { BatchValues } from '../db/prepare-batch.ts'
import type { Given } from '../db/prepare-statement.ts'
import { limitCalls, limitOrganiser } from '../limit/limit-calls.ts'
import { type FindActor, findActorWith } from '../session/session.ts'
import { noteUse } from '../session/session-queries.ts'
import { type Context, requireAccess } from './context.ts'
import { requireRight } from './require-right.ts'

/**
 * `access` says who may call, and is written nowhere else. `findActor` takes an input, which may
 * still be wrong, and returns how to look up the session together with what the call reads first.
 */
export type Meta = OpenApiMeta & {
  access?: Access
  findActor?: (input: unknown) => FindActor | undefined
}

/**
 * Makes the meta of a procedure that reads something in one statement with the session. `joinedRead` selects it from the
 * account `a`; `input` extracts the statement's values from the call's input. For a malformed input nothing is read.
 */
export function withJoinedRead<Values extends BatchValues>(
  input: z.ZodType<Values>,
  joinedRead: (db: Queryable, given: Given<Values>) => RawBuilder<unknown>,
): Meta {
  const find = findActorWith(joinedRead)
  return {
    findActor: unparsed => {
      const { success, data } = input.safeParse(unparsed)
      return success ? find(data) : undefined
    },
  }
}

const t = initTRPC.context<Context>().meta<Meta>().create()

export const router = t.router

/** Anybody may call; `ctx.actor` is null without a session. */
export const publicProcedure = t.procedure.meta({ access: 'public' })

/** If the body of a writing call names its user, it must be the session's user (rulebook 12.3). */
const asOneself = t.middleware(async ({ ctx, type, getRawInput, next }) => {
  const actor = requireAccess(ctx.actor, 'user')
  if (type === 'mutation') {
    const { userId = actor.id, senderName = actor.username } = writerOf(await getRawInput())
    if (userId !== actor.id || nameKey(senderName) !== nameKey(actor.username)) refuse('NOT_YOURSELF')
  }
  return next({ ctx: { actor } })
})

/** Writing calls are limited (rulebook 12.16). */
const asWriter = t.middleware(async ({ ctx, type, path, next }) => {
  const actor = requireAccess(ctx.actor, 'user')
  if (type === 'mutation') limitCalls(ctx.limits, 'write', actor.id)
  const result = await next({ ctx: { actor } })
  if (type === 'mutation' && result.ok) await noteWriting(ctx, path)
  return result
})

/** Makes a user who writes read from the primary for a while, in every process. Users always read their own decks from there. */
async function noteWriting({ db, replica, tokenHash }: Context, path: string): Promise<void> {
  if (replica && tokenHash && !path.startsWith('deck.')) await noteUse(db, tokenHash)
}

/** Leaves values of a wrong type to the input's schema, which answers 400. */
function writerOf(body: unknown): { userId?: number; senderName?: string } {
  if (typeof body !== 'object' || body === null) return {}
  const writer: { userId?: number; senderName?: string } = {}
  if ('userId' in body && isWhole(body.userId)) writer.userId = body.userId
  if ('senderName' in body && typeof body.senderName === 'string') writer.senderName = body.senderName
  return writer
}

const isWhole = (value: unknown): value is number => Number.isInteger(value)

/** A signed-in user may call, and only in their own name. */
export const userProcedure = t.procedure.meta({ access: 'user' }).use(asOneself).use(asWriter)

/** A signed-in user may call; `userId` in the body names somebody else, whom the call concerns. */
export const namingProcedure = t.procedure.meta({ access: 'user' }).use(asWriter)

/** Admins may call. The role is read again at each request, so that a demotion counts at once. */
export const adminProcedure = t.procedure
  .meta({ access: 'admin' })
  .use(({ ctx, next }) => next({ ctx: { actor: requireAccess(ctx.actor, 'admin') } }))

/**
 * Admins may call, and organisers of some event, whose writing calls are limited as any user's. The call itself asks `requireRight` once it has found the event that its ids belong to, before
 * it says whether there is one.
 */
export const organiserProcedure = t.procedure.meta({ access: 'organiser' }).use(({ ctx, type, next }) => {
  const actor = requireAccess(ctx.actor, 'organiser')
  if (type === 'mutation') limitOrganiser(ctx.limits, actor)
  return next({ ctx: { actor } })
})

/** Admins may call, and the organisers of the event that the input names, as `eventId` or in `data` (rulebook 11.47). */
export const configureProcedure = organiserProcedure.use(async ({ ctx, getRawInput, next }) => {
  requireRight(ctx.actor, eventOf(await getRawInput()))
  return next()
})

function eventOf(input: unknown): number | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  if ('eventId' in input) return isWhole(input.eventId) ? input.eventId : undefined
  return 'data' in input ? eventOf(input.data) : undefined
}

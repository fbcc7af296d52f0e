import { type AnyProcedure, initTRPC, TRPCError } from '@trpc/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Context } from './context.ts'
import { procedureRunner } from './procedure-runner.ts'

const t = initTRPC.context<{ name: string; seen: string[] }>().create()
/** Sees how what comes after it ends, and gives it more than it was given. */
const watched = t.procedure.use(async ({ ctx, next }) => {
  const result = await next({ ctx: { twice: `${ctx.name}${ctx.name}` } })
  ctx.seen.push(result.ok ? 'well' : result.error.code)
  return result
})
const count = z.strictObject({ count: z.number().transform(count => count + 1) })
const ending = {
  'answers what was asked for': watched
    .input(count)
    .output(z.object({ said: z.string() }))
    .query(({ ctx, input }) => ({ said: `${ctx.twice} ${input.count}`, more: true })),
  'refuses an answer of a wrong form': watched
    .output(z.object({ said: z.string() }))
    .query(() => ({ said: 1 }) as never),
  'throws what the game refuses': watched.query(() => {
    throw new TRPCError({ code: 'CONFLICT', message: 'Somebody else was faster.' })
  }),
  'throws what is unexpected': watched.query(() => {
    throw new RangeError('too far')
  }),
  'has two inputs': t.procedure
    .input(z.object({ count: z.number() }))
    .input(z.object({ other: z.number().default(7) }))
    .query(({ input }) => input),
  'has one step only': t.procedure.query(({ ctx }) => ctx.name),
}

type Call = { procedure: AnyProcedure; input: unknown }
type Ended = { answer?: unknown; code?: unknown; message?: unknown; cause?: unknown; seen: string[] }

async function endOf(run: (ctx: Context) => Promise<unknown>): Promise<Ended> {
  const seen: string[] = []
  const ctx = { name: 'Ann', seen } as unknown as Context
  try {
    return { answer: await run(ctx), seen }
  } catch (error) {
    const { code, message, cause } = error as TRPCError
    return { code, message, cause, seen }
  }
}

const calls: [string, Call][] = Object.entries(ending).flatMap(([does, procedure]) =>
  [{ count: 1 }, { count: 'one' }, { count: 1, other: 2 }, undefined].map((input): [string, Call] => [
    `${does}, asked ${JSON.stringify(input)}`,
    { procedure, input },
  ]),
)

test.each(calls)('a procedure that %s ends as tRPC ends it', async (_does, { procedure, input }) => {
  const path = 'a.b'
  const options = { path, type: 'query' as const, signal: undefined, batchIndex: 0 }
  const byTrpc = await endOf(ctx => procedure({ ...options, ctx, getRawInput: async () => input }))
  expect(await endOf(ctx => procedureRunner(procedure, path)(ctx, input))).toEqual(byTrpc)
})

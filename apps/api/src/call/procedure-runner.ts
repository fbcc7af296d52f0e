import { type AnyProcedure, getTRPCErrorFromUnknown, type ProcedureType, TRPCError } from '@trpc/server'
import type { z } from 'zod'
import type { Context } from './context.ts'

type Options = {
  ctx: Context
  path: string
  type: ProcedureType
  /** As it was sent. */
  rawInput: unknown
  /** As far as it has been parsed. */
  input?: unknown
}
type Result = { ok: true; data: unknown } | { ok: false; error: unknown }
/** Runs a step and all after it. */
type Run = (options: Options) => Promise<Result>
type Middleware = (
  options: Options & {
    meta: unknown
    getRawInput(): Promise<unknown>
    next(changes?: Partial<Options>): Promise<Result>
  },
) => Promise<Result>
type Definition = {
  type: ProcedureType
  middlewares: (Middleware & { _type?: 'input' | 'output' })[]
  /** One for each step of the type `input`, in their order. */
  inputs: z.ZodType[]
  /** Where there is a step of the type `output`. */
  output: z.ZodType
  meta: unknown
}

/**
 * Makes what runs the steps of a procedure (who may call, input, output, what it does) as tRPC itself does, without its copies
 * of options and context at each step (docs/decisions/one-wire.md). What is made throws what tRPC would throw.
 */
export function procedureRunner(
  procedure: AnyProcedure,
  path: string,
): (ctx: Context, rawInput: unknown) => Promise<unknown> {
  const { type, middlewares, inputs, output, meta } = procedure._def as unknown as Definition
  const schemas = inputs.values()
  const makers = middlewares.map(middleware => {
    if (middleware._type === 'input') return withInput(schemas.next().value as z.ZodType)
    return middleware._type === 'output' ? withOutput(output) : withMiddleware(middleware, meta)
  })
  const run = makers.reduceRight<Run>((next, make) => make(next), noStep)
  return (ctx, rawInput) => run({ ctx, path, type, rawInput }).then(dataOf)
}

function dataOf(result: Result): unknown {
  if (!result.ok) throw result.error
  return result.data
}

const noStep: Run = async ({ path }) => {
  throw new Error(`${path} has no step that answers.`)
}

const failureOf = (error: unknown): Result => ({ ok: false, error: getTRPCErrorFromUnknown(error) })

const withMiddleware =
  (middleware: Middleware, meta: unknown) =>
  (run: Run): Run =>
  async options => {
    const getRawInput = async () => options.rawInput
    const next = ({ ctx, ...changes }: Partial<Options> = {}) =>
      run({ ...options, ...changes, ctx: ctx ? { ...options.ctx, ...ctx } : options.ctx })
    try {
      return await middleware({ ...options, meta, getRawInput, next })
    } catch (error) {
      return failureOf(error)
    }
  }

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withInput =
  (schema: z.ZodType) =>
  (run: Run): Run =>
  options => {
    const { input, rawInput } = options
    let parsed: unknown
    try {
      parsed = schema.parse(rawInput)
    } catch (cause) {
      return Promise.resolve(failureOf(new TRPCError({ code: 'BAD_REQUEST', cause })))
    }
    return run({ ...options, input: isObject(input) && isObject(parsed) ? { ...input, ...parsed } : parsed })
  }

const withOutput =
  (schema: z.ZodType) =>
  (run: Run): Run =>
  async options => {
    const result = await run(options)
    if (!result.ok) return result
    try {
      return { ok: true, data: schema.parse(result.data) }
    } catch (cause) {
      const [message, code] = ['Output validation failed', 'INTERNAL_SERVER_ERROR'] as const
      return failureOf(new TRPCError({ message, code, cause }))
    }
  }

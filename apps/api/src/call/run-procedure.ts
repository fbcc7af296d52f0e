import { type AnyProcedure, getTRPCErrorFromUnknown, type ProcedureType } from '@trpc/server'
import type { Context } from './context.ts'

type Options = {
  ctx: Context
  path: string
  type: ProcedureType
  input?: unknown
  getRawInput(): Promise<unknown>
}
type Result = { ok: true; data: unknown } | { ok: false; error: unknown }
type Step = (
  options: Options & { meta: unknown; next(changes?: Partial<Options>): Promise<Result> },
) => Promise<Result>

/**
 * Runs the steps of a procedure (who may call, input, output, what it does) as tRPC itself does, without its copies of
 * options and context at each step (docs/decisions/one-wire.md). Throws what tRPC would throw.
 */
export async function runProcedure(procedure: AnyProcedure, options: Options): Promise<unknown> {
  const { middlewares, meta } = procedure._def as unknown as { middlewares: Step[]; meta: unknown }
  const run = async (index: number, options: Options): Promise<Result> => {
    const step = middlewares[index]
    if (!step) throw new Error(`${options.path} has no step ${index}.`)
    const next = ({ ctx, ...changes }: Partial<Options> = {}) =>
      run(index + 1, { ...options, ...changes, ctx: ctx ? { ...options.ctx, ...ctx } : options.ctx })
    try {
      return await step({ ...options, meta, next })
    } catch (error) {
      return { ok: false, error: getTRPCErrorFromUnknown(error) }
    }
  }
  const result = await run(0, options)
  if (!result.ok) throw result.error
  return result.data
}

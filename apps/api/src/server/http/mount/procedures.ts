import type { AnyProcedure } from '@trpc/server'
import type { z } from 'zod'
import type { Context } from '../../../ground/call/context.ts'
import type { Meta } from '../../../ground/call/trpc.ts'
import type { CallRecord } from '../../../ground/contract/call.ts'
import { callsByName, type ProcedureName } from '../../../ground/contract/table/calls.ts'
import { type AppRouter, appRouter } from '../../router/router.ts'

type Features = AppRouter['_def']['record']
type RoutedName = {
  [Feature in keyof Features]: `${Feature}.${keyof Features[Feature] & string}`
}[keyof Features]

/** All procedures by dotted name, with meta and inputs, as trpc-openapi reads them; tRPC's types have only the nested form. */
type Procedure = AnyProcedure & { _def: { meta?: Meta; inputs: z.ZodType[] } }
const built = appRouter._def.procedures as unknown as Record<RoutedName, Procedure>

// A call without a procedure, or a procedure without a call, does not compile.
const procedures: Record<ProcedureName, Procedure> = built
const calls: Record<RoutedName, CallRecord> = callsByName

export type MountedProcedure = { name: ProcedureName; call: CallRecord; procedure: Procedure; run: Run }

/** Every procedure with its call's record; writes the call into the procedure's OpenAPI meta. */
export const mountedProcedures: MountedProcedure[] = (Object.keys(built) as ProcedureName[]).map(name => {
  const call = calls[name]
  const procedure = procedures[name]
  const { meta } = procedure._def
  if (meta?.access !== call.access) {
    throw new Error(`${name} is for ${meta?.access} in its procedure, for ${call.access} in the contract`)
  }
  const { method, path } = call
  procedure._def.meta = { ...meta, openapi: { method, path, tags: [name.split('.')[0] ?? ''] } }
  return { name, call, procedure, run: runnerOf(name) }
})

/** Runs all steps of a procedure: access, input, its work, output. */
type Run = (ctx: Context, input: unknown) => Promise<unknown>

/** Calls a procedure by tRPC's own caller, whose types need names and inputs that are known at compile time. */
function runnerOf(dottedName: ProcedureName): Run {
  const [feature = '', name = ''] = dottedName.split('.')
  return async (ctx, input) => {
    const caller: Record<string, Record<string, (input: never) => Promise<unknown>>> = appRouter.createCaller(
      ctx,
    )
    return caller[feature]?.[name]?.(input as never)
  }
}

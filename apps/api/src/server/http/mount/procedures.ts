import type { AnyProcedure } from '@trpc/server'
import type { z } from 'zod'
import type { Context } from '../../../ground/call/context.ts'
import type { Meta } from '../../../ground/call/trpc.ts'
import type { Call } from '../../../ground/contract/call.ts'
import { appRouter, callsByName, type ProcedureName } from '../../router/router.ts'

/** A procedure with its meta, inputs and output, as trpc-openapi reads them; tRPC's types leave them out. */
type Procedure = AnyProcedure & { _def: { meta?: Meta; inputs: z.ZodType[]; output: z.ZodType } }

export type MountedProcedure = { name: ProcedureName; call: Call; procedure: Procedure; run: Run }

/** Every procedure with its call; writes the call into the procedure's OpenAPI meta. */
export const mountedProcedures: MountedProcedure[] = Object.entries(callsByName).flatMap(([name, call]) =>
  'transport' in call.run ? [] : [mounted(name as ProcedureName, call, call.run as Procedure)],
)

function mounted(name: ProcedureName, call: Call, procedure: Procedure): MountedProcedure {
  const { method, path } = call
  const tags = [name.split('.')[0] ?? '']
  procedure._def.meta = { ...procedure._def.meta, openapi: { method, path, tags } }
  return { name, call, procedure, run: runnerOf(name) }
}

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

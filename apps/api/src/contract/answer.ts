import type { z } from 'zod'
import { inTests } from '../env.ts'

/**
 * Makes a procedure's output of a schema: documented and typed everywhere, parsed in tests only. tRPC's asynchronous
 * parse would take two thirds of the time of a long list.
 */
export function answer<T extends z.ZodType>(schema: T): T {
  if (inTests) return schema
  const trusted = schema.clone()
  trusted.parseAsync = async value => value as z.output<T>
  return trusted
}

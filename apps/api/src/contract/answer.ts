import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { inTests } from '../env.ts'

/**
 * Makes a procedure's output of a schema: documented and typed everywhere, but parsed in tests only, as parsing a long list
 * takes two thirds of the time of its call.
 */
export function answer<T extends z.ZodType>(schema: T): T {
  if (inTests) return schema
  const trusted = schema.clone()
  trusted.parse = value => value as z.output<T>
  return trusted
}

/** The same of an answer that is sent as it is, with a text of its own: in tests it must be what the schema says, no more. */
export function answerAsIs<T extends z.ZodType>(schema: T): T {
  const same = schema.clone()
  same.parse = value => {
    if (inTests && !isDeepStrictEqual(schema.parse(value), value))
      throw new Error('An answer has more than its schema says.')
    return value as z.output<T>
  }
  return same
}

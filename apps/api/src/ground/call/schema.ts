import type { OpenAPIObject } from 'trpc-openapi'
import { z } from 'zod'

type Path = NonNullable<OpenAPIObject['paths']>[string]
export type Operation = NonNullable<Path['get']>
/** What runs a call that is neither a procedure nor a form: its part of the OpenAPI document. The server registers its route by itself. */
export type Route = { transport: 'stream' | 'lines'; access: 'public'; operation: Operation }
export type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string]

/** A type as a JSON schema for an OpenAPI document: named parts become references to the document's components. */
export function schemaOf(type: z.ZodType): Schema {
  const { $schema: _$schema, $defs: _$defs, ...schema } = z.toJSONSchema(type)
  return JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/'))
}

/** A copy in the shortest spelling: null is one more type of a value, and no bound only repeats that a number is an integer. */
export function inShort<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (key, inner) =>
    isIntegerBound(key, inner) ? undefined : nullAsType(inner),
  )
}

const isIntegerBound = (key: string, value: unknown): boolean =>
  (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
  (key === 'maximum' && value === Number.MAX_SAFE_INTEGER)

/** A value that may be null, with both types in one list; a named one, and a constant, remain a choice. */
function nullAsType(value: unknown): unknown {
  const { anyOf, ...rest }: { anyOf?: Choice[] } = Object(value)
  const [either, or, ...others] = anyOf ?? []
  if (typeof either?.type !== 'string' || 'const' in either || or?.type !== 'null' || others.length > 0)
    return value
  const allowed = either.enum && { enum: [...either.enum, null] }
  return { ...either, ...rest, type: [either.type, 'null'], ...allowed }
}

type Choice = { type?: unknown; enum?: unknown[] }

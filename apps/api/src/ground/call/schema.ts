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

/** A copy without bounds that only repeat that a number is an integer. */
export function withoutIntegerBounds<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (key, inner) => (isIntegerBound(key, inner) ? undefined : inner))
}

const isIntegerBound = (key: string, value: unknown): boolean =>
  (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
  (key === 'maximum' && value === Number.MAX_SAFE_INTEGER)

import type { Schema } from '../../../ground/call/schema.ts'
import { fieldOf, type Where } from './fields/fields.ts'

type Schemas = Record<string, Schema>
/** The parts of a JSON schema that an example depends on. */
type Shape = {
  $ref?: string
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Shape[]
  oneOf?: readonly Shape[]
  properties?: Record<string, Shape>
  items?: Shape
  maxItems?: number
  minimum?: number
  format?: string
  pattern?: string
}

const instant = '2026-06-01T12:00:00.000Z'
const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

/** Makes a value that a schema allows from the examples of its fields. */
export const exampleOf = (schema: Schema, where: Where, schemas: Schemas, name = ''): unknown =>
  makeValue(schema as Shape, where, schemas, name)

function makeValue(shape: Shape, where: Where, schemas: Schemas, name: string): unknown {
  if (shape.$ref !== undefined) {
    const component = shape.$ref.split('/').at(-1) ?? ''
    return component === 'Instant'
      ? (ownExample(where, name, 'string') ?? instant)
      : makeValue((schemas[component] ?? {}) as Shape, [component], schemas, name)
  }
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum.find(each => each === fieldOf(where, name)?.[1]) ?? shape.enum[0]
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return chosen(choices, where, schemas, name)
  if (shape.type === 'object') {
    const own = shape.properties ? undefined : ownExample(where, name, 'object')
    return own ?? objectOf(shape.properties ?? {}, within(where, name), schemas)
  }
  if (shape.type === 'array') return arrayOf(shape, where, schemas, name)
  return ownExample(where, name, shape.type ?? '') ?? plainValue(shape)
}

/** The location of a field's parts; an item of a list has no name of its own. */
const within = (where: Where, name: string): Where => (name === '' ? where : [name, ...where.slice(-1)])

/** Null if the field's example is null, otherwise the first choice that is not null. */
function chosen(choices: readonly Shape[], where: Where, schemas: Schemas, name: string): unknown {
  const mayBeNull = choices.some(({ type }) => type === 'null')
  if (mayBeNull && fieldOf(where, name)?.[1] === null) return null
  const [first] = choices.filter(({ type }) => type !== 'null')
  return first ? makeValue(first, where, schemas, name) : null
}

const objectOf = (properties: Record<string, Shape>, where: Where, schemas: Schemas): object =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, makeValue(property, where, schemas, name)]),
  )

function arrayOf({ items, maxItems }: Shape, where: Where, schemas: Schemas, name: string): unknown {
  const own = fieldOf(where, name)?.[1]
  if (maxItems === 0) return []
  if (Array.isArray(own) && own.every(each => jsonType(each, items?.type) === items?.type)) return own
  return items ? [makeValue(items, within(where, name), schemas, '')] : []
}

/** The field's own example if it has the wanted type. */
function ownExample(where: Where, name: string, type: string): unknown {
  const own = fieldOf(where, name)?.[1]
  return own !== undefined && jsonType(own, type) === type ? own : undefined
}

/** The JSON types of a value; a whole number has both number types. */
function jsonType(value: unknown, wanted: string | undefined): string {
  if (typeof value === 'number') return wanted === 'number' || !Number.isInteger(value) ? 'number' : 'integer'
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
}

function plainValue({ type, format, pattern, minimum }: Shape): unknown {
  if (pattern === '^[0-9a-f]{64}$') return hash
  if (type === 'string') return format === 'date-time' ? instant : 'text'
  if (type === 'boolean') return true
  return type === 'integer' || type === 'number' ? Math.max(1, minimum ?? 1) : null
}

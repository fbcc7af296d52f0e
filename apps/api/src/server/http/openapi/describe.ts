import type { Operation, Schema } from '../../../ground/call/schema.ts'
import { exampleOf } from './example.ts'
import { fieldOf, type Where } from './fields/fields.ts'

type Schemas = Record<string, Schema>
type Json = { [key: string]: unknown }

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mapValues = (json: Json, map: (value: unknown, key: string) => unknown): Json =>
  Object.fromEntries(Object.entries(json).map(([key, value]) => [key, map(value, key)]))

/** Adds its sentence to each property of a schema, at any depth; an existing one stays. */
export function withSentences<T>(value: T, where: string): T {
  const described = (inner: unknown, places: Where): unknown => {
    if (Array.isArray(inner)) return inner.map(each => described(each, places))
    if (!isJson(inner)) return inner
    return mapValues(inner, (each, key) =>
      key === 'properties' && isJson(each)
        ? mapValues(each, (field, name) => sentenced(field, name, places))
        : described(each, places),
    )
  }
  const sentenced = (field: unknown, name: string, places: Where): unknown => {
    const deeper = described(field, [name, where])
    const [description] = fieldOf(places, name) ?? []
    return description && isJson(deeper) ? { description, ...deeper } : deeper
  }
  return described(value, [where]) as T
}

/** Adds examples to the input and answer of an operation, made of the examples of its fields. */
export function withExamples(operation: Operation, where: string, schemas: Schemas): Operation {
  const parameters = operation.parameters?.map(parameter => {
    if (!('name' in parameter) || !parameter.schema) return parameter
    const description = fieldOf([where], parameter.name)?.[0]
    const example = exampleOf(parameter.schema as Schema, [where], schemas, parameter.name)
    return { ...parameter, ...(description && { description }), example }
  })
  const content = (of: unknown): unknown =>
    isJson(of)
      ? Object.fromEntries(
          Object.entries(of).map(([type, media]) => [type, withExample(type, media, where, schemas)]),
        )
      : of
  const body = operation.requestBody
  const answer: unknown = operation.responses?.['200']
  return {
    ...operation,
    ...(parameters && { parameters }),
    ...(isJson(body) && { requestBody: { ...body, content: content(body.content) } }),
    ...(isJson(answer) && {
      responses: { ...operation.responses, 200: { ...answer, content: content(answer.content) } },
    }),
  } as Operation
}

const madeOfFields = ['application/json', 'multipart/form-data']

/** Plain text, such as lines of a log, has its own example. */
function withExample(type: string, media: unknown, where: string, schemas: Schemas): unknown {
  if (!madeOfFields.includes(type) || !isJson(media) || !isJson(media.schema)) return media
  return { ...media, example: exampleOf(media.schema as Schema, [where], schemas) }
}

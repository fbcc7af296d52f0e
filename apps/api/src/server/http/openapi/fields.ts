import type { Operation, Schema } from '../../../ground/call/schema.ts'

/** The parts of a JSON schema that its sentence and its example depend on. */
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
  description?: string
  example?: unknown
}
type Shapes = Record<string, Schema>
type Media = { schema?: unknown; example?: unknown }

/** Adds examples to the input and answer of an operation, composed of the examples of their fields. */
export function withExamples(operation: Operation, schemas: Shapes): Operation {
  const parameters = operation.parameters?.map(parameter => {
    if (!('name' in parameter) || !parameter.schema) return parameter
    const { description, ...rest } = parameter
    const shape = parameter.schema as Shape
    const sentence = description ?? sentenceOf(shape) ?? sentenceOf(named(shape, schemas))
    return {
      ...rest,
      ...(sentence && { description: sentence }),
      schema: settled(shape),
      example: exampleOf(shape, schemas),
    }
  })
  const content = (of: object): object =>
    mapValues(of, (media: Media, type) => ({
      ...(madeOfFields.includes(type) && { example: exampleOf(media.schema as Shape, schemas) }),
      ...media,
      schema: settled(media.schema, !madeOfFields.includes(type)),
    }))
  const body = operation.requestBody
  const answer = operation.responses?.['200']
  return {
    ...operation,
    parameters: parameters?.length ? parameters : undefined,
    ...(body && 'content' in body && { requestBody: { ...body, content: content(body.content) } }),
    ...(answer &&
      'content' in answer && {
        responses: { ...operation.responses, 200: { ...answer, content: content(answer.content ?? {}) } },
      }),
  } as Operation
}

/** Plain text, such as lines of a log, has its own example. */
const madeOfFields = ['application/json', 'multipart/form-data']

/** A schema in which only fields have sentences: a shape that has one may also be an item, or a choice. Examples stand with the media. */
export function settled<T>(schema: T, isField?: boolean): T
export function settled(schema: unknown, isField = false): unknown {
  if (Array.isArray(schema)) return schema.map(each => settled(each))
  if (typeof schema !== 'object' || schema === null) return schema
  const { description: _description, example: _example, properties, ...rest }: Shape = schema
  const sentence = isField && sentenceOf(schema)
  return {
    ...(sentence && { description: sentence }),
    ...mapValues(rest, (inner, key) => (values.includes(key) ? inner : settled(inner))),
    ...(properties && { properties: mapValues(properties, field => settled(field, true)) }),
  }
}

/** The keys of a schema that hold values of the field. */
const values = ['const', 'default', 'enum']

/** The sentence about a field; of one that may be null, its other choice has it. */
const sentenceOf = ({ description, anyOf = [] }: Shape): string | undefined =>
  description ?? (anyOf.some(({ type }) => type === 'null') ? anyOf[0]?.description : undefined)

const mapValues = <Value>(of: object, map: (value: Value, key: string) => unknown): object =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, map(value, key)]))

/** The schema itself, if there is only its name. */
const named = (shape: Shape, schemas: Shapes): Shape =>
  shape.$ref === undefined ? shape : ((schemas[shape.$ref.split('/').at(-1) ?? ''] ?? {}) as Shape)

/** Makes a value that a schema allows from the examples of its fields. */
function exampleOf(shape: Shape, schemas: Shapes): unknown {
  if (shape.example !== undefined) return shape.example
  if (shape.$ref !== undefined) return exampleOf(named(shape, schemas), schemas)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const choice = (shape.anyOf ?? shape.oneOf)?.find(({ type }) => type !== 'null')
  if (choice) return exampleOf(choice, schemas)
  switch (shape.type) {
    case 'object':
      return mapValues(shape.properties ?? {}, (field: Shape) => exampleOf(field, schemas))
    case 'array':
      return shape.items && shape.maxItems !== 0 ? [exampleOf(shape.items, schemas)] : []
    case 'string':
      return 'text'
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return Math.max(1, shape.minimum ?? 1)
    default:
      return null
  }
}

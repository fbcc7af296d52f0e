import { openApiDocument } from '../../src/server/http/openapi/document.ts'

/** A JSON schema as our document writes them. */
export type Schema = {
  description?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  not?: object
  $ref?: string
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
}
type Content = Record<string, { schema: Schema; example?: unknown }>
type Described = {
  summary?: string
  tags?: string[]
  security?: object[]
  parameters?: { name: string; required?: boolean; schema: Schema; description?: string; example?: unknown }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content; $ref?: string }>
}
export type Operation = {
  /** The last part of its path: `add-card`. */
  verb: string
  path: string
  method: 'get' | 'post'
  /** Whether anybody may call it. */
  open: boolean
  /** Its body, or its query as an object. */
  input: Schema
  multipart: boolean
  /** Whether its body is lines of text, and its path has a token. */
  lines: boolean
  /** The statuses it may answer with. */
  statuses: number[]
}

type Document = {
  tags: { name: string }[]
  security: object[]
  paths: Record<string, Partial<Record<'get' | 'post', Described>>>
  components: { schemas: Record<string, Schema>; responses: Record<string, { content?: Content }> }
}
const written: Document = JSON.parse(JSON.stringify(openApiDocument()))

const shared = new Map(
  Object.entries(written.components).flatMap(([kind, parts]) =>
    Object.entries(parts).map(([name, part]) => [`#/components/${kind}/${name}`, part] as const),
  ),
)

/** The document, in which references lead to schemas, headers and errors only. */
export const document: Document = JSON.parse(JSON.stringify(written), (_, value) =>
  /^#\/components\/(parameters|requestBodies|responses\/(?!Failure))/.test(value?.$ref)
    ? shared.get(value.$ref)
    : value,
)

/** A sample of lines: the token of the path, and the body. */
const linesInput: Schema = {
  type: 'object',
  properties: { token: { type: 'string' }, body: { type: 'string' } },
  required: ['token', 'body'],
  additionalProperties: false,
}

/** All operations of the document. */
export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  (['get', 'post'] as const).flatMap(method => {
    const described = methods[method]
    return described ? [operationOf(path, method, described)] : []
  }),
)

function operationOf(path: string, method: Operation['method'], described: Described): Operation {
  const [[type, body] = []] = Object.entries(described.requestBody?.content ?? {})
  return {
    verb: path.split('/').at(-1) ?? '',
    path,
    method,
    open: (described.security ?? document.security).some(each => Object.keys(each).length === 0),
    input: type === 'text/plain' ? linesInput : (body?.schema ?? queryOf(described)),
    lines: type === 'text/plain',
    multipart: type === 'multipart/form-data',
    statuses: Object.keys(described.responses).map(Number),
  }
}

function queryOf({ parameters = [] }: Described): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(each => each.required).map(each => each.name),
  }
}

/** The schema itself, if there is only a reference to it. */
export const resolved = (schema: Schema): Schema =>
  schema.$ref ? (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema

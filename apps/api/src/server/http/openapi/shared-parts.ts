import type { OpenAPIObject } from 'trpc-openapi'
import type { Operation } from '../../../ground/call/schema.ts'

type Paths = NonNullable<OpenAPIObject['paths']>
/** A parameter, a body or an answer of an operation. */
type Part = { name?: string; content?: Record<string, { schema?: object }> }

/**
 * Moves the parameters, bodies and answers that several operations have to the letter into the document's components, and
 * refers to them. Of two with the same name the more frequent one moves.
 */
export function withSharedParts(document: OpenAPIObject): OpenAPIObject {
  const { paths = {}, webhooks = {}, components = {} } = document
  const operations = [paths, webhooks].flatMap(each =>
    Object.values(each).flatMap(each => Object.values(each)),
  )
  const parameters = repeated(operations.flatMap(operation => operation.parameters ?? []))
  const requestBodies = repeated(operations.flatMap(operation => operation.requestBody ?? []))
  const responses = repeated(operations.flatMap(operation => operation.responses?.['200'] ?? []))
  const withReferences = (operation: Operation): Operation => ({
    ...operation,
    parameters: operation.parameters?.map(each => referred(each, 'parameters', parameters)),
    requestBody: operation.requestBody && referred(operation.requestBody, 'requestBodies', requestBodies),
    responses: {
      ...operation.responses,
      200: referred(operation.responses?.['200'], 'responses', responses),
    },
  })
  return {
    ...document,
    paths: mapOperations(paths, withReferences),
    webhooks: mapOperations(webhooks, withReferences),
    components: {
      ...components,
      parameters,
      requestBodies,
      responses: { ...components.responses, ...responses },
    },
  }
}

/** The parts that are there more than once, by name. */
const repeated = <P extends Part>(parts: P[]): Record<string, P> =>
  Object.fromEntries(
    [...Map.groupBy(parts, nameOf)].flatMap(([name, ofName]) => {
      const [most = []] = [...Map.groupBy(ofName, textOf).values()].toSorted((a, b) => b.length - a.length)
      return most.slice(1, 2).map(part => [name, part])
    }),
  )

const referred = <P extends Part>(part: P, kind: string, named: Record<string, P>): P | { $ref: string } => {
  const name = nameOf(part)
  return textOf(part) === textOf(named[name]) ? { $ref: `#/components/${kind}/${name}` } : part
}

const textOf = (part: object | undefined): string | undefined => JSON.stringify(part)

/** A parameter has a name, and so has most JSON; other JSON is named after its fields. */
function nameOf({ name, content = {} }: Part): string {
  const schema: { $ref?: string; properties?: object } = Object.values(content)[0]?.schema ?? {}
  const names = [name ?? schema.$ref?.split('/').at(-1) ?? Object.keys(schema.properties ?? {})].flat()
  return names.join('-') || 'nothing'
}

/** Changes every operation. */
export const mapOperations = (paths: Paths, map: (operation: Operation) => Operation): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, methods = {}]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, map(operation)])),
    ]),
  )

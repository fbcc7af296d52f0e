import { product } from '@game/domain'
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-openapi'
import { forms } from '../forms.ts'
import { liveOperation, livePath } from '../live/live-operation.ts'
import { type Mounted, mounted } from '../rest.ts'
import { appRouter } from '../router.ts'
import { type ErrorStatus, failure, meanings } from './failure.ts'
import { type Operation, schemaOf, tidy } from './schema.ts'

const reading = [400, 401, 403, 404, 409, 429, 500] as const
const writing = [400, 401, 403, 404, 409, 413, 415, 429, 500] as const

/** The contract of every call, made from the procedures and calls.ts, and of the routes that are no procedures. */
export function openApiDocument(): OpenAPIObject {
  const document = generateOpenApiDocument(appRouter, {
    title: `${product.name} API`,
    version: '1',
    description: 'Every call of the game. Who has signed in is known by the cookie that login-query sets.',
    baseUrl: '/',
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
  })
  for (const { call, procedure } of mounted) {
    const operation = document.paths?.[call.path]?.[call.method === 'GET' ? 'get' : 'post']
    if (!operation) throw new Error(`${call.path} is missing in the OpenAPI document`)
    complete(operation, procedure._def.meta?.access)
    withErrors(operation, call.method === 'GET' ? reading : writing)
  }
  const nobody = document.paths?.['/api/auth/get-user']?.post?.responses
  if (nobody) nobody[204] = { description: 'Nobody is signed in, and no such user' }
  document.paths = {
    ...document.paths,
    ...Object.fromEntries(
      forms.map(({ path, operation }) => [path, { post: withErrors({ ...operation }, writing) }]),
    ),
    [livePath]: { get: withErrors({ ...liveOperation }, [400, 404, 406, 429, 500]) },
  }
  const named = Object.entries(document.components?.schemas ?? {}).filter(
    ([name]) => !name.startsWith('error.'),
  )
  document.components = {
    ...document.components,
    schemas: { ...Object.fromEntries(named), Failure: schemaOf(failure) },
    responses: failures,
  }
  return tidy(document)
}

const failures = Object.fromEntries(
  Object.entries(meanings).map(([status, description]) => [
    `Failure${status}`,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
  ]),
)

/** Who may call it. */
function complete(operation: Operation, access: Access): void {
  operation.security = access ? [{ session: [] }] : [{}, { session: [] }]
  operation.description = access === 'admin' ? 'For admins.' : access && 'For those who have signed in.'
}
type Access = NonNullable<Mounted['procedure']['_def']['meta']>['access']

/** The generator knows neither our one shape of errors nor its statuses. */
function withErrors(operation: Operation, statuses: readonly ErrorStatus[]): Operation {
  operation.responses = {
    200: operation.responses?.['200'],
    ...Object.fromEntries(
      statuses.map(status => [status, { $ref: `#/components/responses/Failure${status}` }]),
    ),
  }
  return operation
}

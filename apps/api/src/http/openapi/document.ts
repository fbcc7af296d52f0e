import { product } from '@game/domain'
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-openapi'
import type { Call } from '../../contract/calls.ts'
import { liveOperation, livePath } from '../../live/live-operation.ts'
import { appRouter } from '../../router.ts'
import { forms } from '../form/forms.ts'
import { type Mounted, mounted } from '../rest.ts'
import { type ErrorStatus, failure, meanings } from './failure.ts'
import { type Operation, schemaOf, tidy } from './schema.ts'
import { headings, type Told, tellings } from './told.ts'

/** What any call with a body may be refused with: it may be malformed, of another site, too large, of a wrong type. */
const anyBody = [400, 403, 413, 415] as const
/** What any call at all may end in. */
const anyCall = [429, 500] as const

/** The contract of every call, made from the procedures and calls.ts, and of the routes that are no procedures. */
export function openApiDocument(): OpenAPIObject {
  const document = generateOpenApiDocument(appRouter, {
    title: `${product.name} API`,
    version: '1',
    description: 'Every call of the game. Who has signed in is known by the cookie that login-query sets.',
    baseUrl: '/',
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
  })
  for (const { name, call, procedure } of mounted) {
    const operation = document.paths?.[call.path]?.[call.method === 'GET' ? 'get' : 'post']
    if (!operation) throw new Error(`${call.path} is missing in the OpenAPI document`)
    const access = procedure._def.meta?.access
    const { summary, refuses } = tellingOf(name)
    operation.summary = summary
    complete(operation, access)
    withErrors(operation, [...rightsNeeded(access), ...inputRefused(call, procedure), ...refuses])
  }
  const nobody = document.paths?.['/api/auth/get-user']?.post?.responses
  if (nobody) nobody[204] = { description: 'Nobody is signed in, and no such user' }
  document.paths = {
    ...document.paths,
    ...Object.fromEntries(
      forms.map(({ path, operation }) => [
        path,
        { post: withErrors({ ...operation }, [401, ...anyBody, 404, 409]) },
      ]),
    ),
    [livePath]: { get: withErrors({ ...liveOperation }, [400, 404, 406]) },
  }
  document.tags = Object.entries(headings).map(([name, description]) => ({ name, description }))
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

function tellingOf(name: string): Told {
  const [feature = '', verb = ''] = name.split('.')
  const told = (tellings as Record<string, Record<string, Told>>)[feature]?.[verb]
  if (!told) throw new Error(`told.ts says nothing of ${name}`)
  return told
}

function rightsNeeded(access: Access): ErrorStatus[] {
  if (!access) return []
  return access === 'admin' ? [401, 403] : [401]
}

const inputRefused = (call: Call, procedure: Mounted['procedure']): readonly ErrorStatus[] => {
  if (call.method === 'POST') return anyBody
  return procedure._def.inputs.length > 0 ? [400] : []
}

/** The generator knows neither our one shape of errors nor its statuses. */
function withErrors(operation: Operation, statuses: readonly ErrorStatus[]): Operation {
  operation.responses = {
    200: operation.responses?.['200'],
    ...Object.fromEntries(
      [...statuses, ...anyCall].map(status => [status, { $ref: `#/components/responses/Failure${status}` }]),
    ),
  }
  return operation
}

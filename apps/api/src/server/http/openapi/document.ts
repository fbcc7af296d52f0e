import { product } from '@game/domain'
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-openapi'
import { inShort, type Operation, schemaOf } from '../../../ground/call/schema.ts'
import type { Call } from '../../../ground/contract/call.ts'
import { streamMessage } from '../../../ground/stream/message.ts'
import { webhookOperations } from '../../../reach/webhook/payloads.ts'
import { appRouter, callsByName, features } from '../../router/router.ts'
import { mountedProcedures } from '../mount/procedures.ts'
import { type ErrorStatus, failure, failureResponses, headers, onAnswers } from './failure.ts'
import { settled, withExamples } from './fields.ts'
import { mapOperations, withSharedParts } from './shared-parts.ts'

/** Makes the OpenAPI document of every call from the tables of calls, the procedures, the forms and the stream. */
export function openApiDocument(): OpenAPIObject {
  const document = generateOpenApiDocument(appRouter, {
    title: `${product.name} API`,
    version: '1',
    description:
      'Every call of the game. A signed-in user is known by the cookie that login-query sets, or by an access token that a user ' +
      'makes in the settings, in the header `Authorization: Bearer`. A call with the header ' +
      '`x-user-id` is refused (401) unless it is sent by that user: what it answers is then never a visitor’s.',
    baseUrl: '/',
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: 'session',
        description: 'Over TLS the name is `__Host-session`.',
      },
      token: {
        type: 'http',
        scheme: 'bearer',
        description: 'An access token; each call names the scope that it needs.',
      },
    },
  })
  const paths = document.paths ?? {}
  for (const { call, procedure } of mountedProcedures) {
    const method = call.method === 'GET' ? 'get' : 'post'
    const generated = paths[call.path]?.[method]
    if (!generated) throw new Error(`${call.path} is missing in the OpenAPI document`)
    paths[call.path] = { [method]: described(generated, call, procedure._def.inputs.length > 0) }
  }
  const visitor = paths['/api/auth/get-user']?.post?.responses
  if (visitor) visitor[204] = { description: 'Nobody is signed in, and no such user' }
  for (const [name, call] of Object.entries(callsByName)) {
    if (!('transport' in call.run)) continue
    const operation = { operationId: name.replace('.', '-'), tags: [featureOf(name)], ...call.run.operation }
    paths[call.path] = { [call.method === 'GET' ? 'get' : 'post']: described(operation, call) }
  }
  const named = Object.entries(document.components?.schemas ?? {}).filter(
    ([name]) => !name.startsWith('error.'),
  )
  const schemas = {
    ...Object.fromEntries(named),
    Failure: schemaOf(failure),
    StreamMessage: schemaOf(streamMessage),
  }
  const whole = {
    ...document,
    info: { ...document.info, license: { name: 'MIT', identifier: 'MIT' } },
    security: securityOf(usual),
    paths: mapOperations(paths, operation => withExamples(operation, schemas)),
    webhooks: webhookOperations(),
    tags: Object.entries(features).map(([name, { heading }]) => ({ name, description: heading })),
    components: {
      ...document.components,
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, settled(schema, true)]),
      ),
      responses: failureResponses,
      headers,
    },
  }
  return withSharedParts(inShort(whole))
}

/** The text of docs/openapi.json: the document with its keys in order, so that a change of the API changes few lines. */
export const openApiText = (): string => `${JSON.stringify(sorted(openApiDocument()), null, 2)}\n`

const featureOf = (name: string): string => name.split('.')[0] ?? ''

const audiences = {
  public: 'For everyone.',
  user: 'For those who have signed in.',
  organiser: 'For admins and the organisers of the event.',
  admin: 'For admins.',
}

/** Adds what the contract says of a call to its operation: summary, access, refusals and its end. */
export function described(operation: Operation, call: Call, takesInput = true): Operation {
  const { deprecated } = call
  const end = deprecated && ` It ends on ${deprecated.sunset}: use \`${deprecated.instead}\`.`
  return {
    ...operation,
    ...(deprecated && { deprecated: true }),
    summary: call.summary,
    security: isUsual(call) ? undefined : securityOf(call),
    description: `${audiences[call.access]} ${call.scope ? `Scope of access tokens: \`${call.scope}\`.` : 'Not for access tokens.'}${end ?? ''}`,
    responses: {
      200: { ...operation.responses?.['200'], headers: onAnswers },
      ...Object.fromEntries(
        statusesOf(call, takesInput).map(status => [
          status,
          { $ref: `#/components/responses/Failure${status}` },
        ]),
      ),
    },
  }
}

/** The session or the token that a call takes; an empty choice is a visitor. */
const securityOf = ({ access, scope }: Pick<Call, 'access' | 'scope'>): Record<string, string[]>[] => [
  ...(access === 'public' ? [{}] : []),
  { session: [] },
  ...(scope ? [{ token: [scope] }] : []),
]

/** What most calls take is said once, for the whole document. */
const usual = { access: 'admin', scope: 'admin' } as const
const isUsual = ({ access, scope }: Call) => access !== 'public' && scope === usual.scope

/** Statuses of any call with a body: malformed, too large, wrong type. */
const anyBody = [400, 413, 415] as const
/** Statuses of any call. */
const anyCall = [429, 500, 503] as const
/** Statuses of any caller: no valid session or token; not allowed for this user, from another site, or a token without the scope. */
const byAccess = [401, 403] as const

function statusesOf({ method, refusals }: Call, takesInput: boolean): ErrorStatus[] {
  const byInput = method === 'POST' ? anyBody : takesInput ? [400 as const] : []
  return [...byAccess, ...byInput, ...refusals, ...anyCall]
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

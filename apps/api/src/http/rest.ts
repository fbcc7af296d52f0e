import { type AnyProcedure, TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { type Call, calls } from '../contract/calls.ts'
import { Refused } from '../contract/refusal.ts'
import { FaultyFile } from '../csv/faulty-file.ts'
import { type AppRouter, appRouter } from '../router.ts'
import type { Services } from './app.ts'
import { createContext } from './context.ts'
import { createCallerFactory, type Meta } from './trpc.ts'

type CallTable<Record_> = {
  [K in keyof Record_]: Record_[K] extends AnyProcedure ? Call : CallTable<Record_[K]>
}
/** A procedure without a call, or a call without a procedure, does not compile. */
const table: CallTable<AppRouter['_def']['record']> = calls satisfies CallTable<AppRouter['_def']['record']>

/** What tRPC keeps at run time: all procedures flat, by dotted name; its types tell only of the nested form. */
type Built = AnyProcedure & { _def: { meta?: Meta; inputs: z.ZodType[] } }
const procedures = appRouter._def.procedures as unknown as Record<string, Built>

export type Mounted = { name: string; call: Call; procedure: Built }

/** Every procedure with its call; writes the call into the procedure's OpenAPI meta. */
export const mounted: Mounted[] = Object.entries(table).flatMap(([feature, each]) =>
  Object.entries(each).map(([verb, call]: [string, Call]) => {
    const name = `${feature}.${verb}`
    const procedure = procedures[name]
    if (!procedure) throw new Error(`calls.ts names ${name}, the router has no such procedure`)
    procedure._def.meta = {
      ...procedure._def.meta,
      openapi: { method: call.method, path: call.path, tags: [feature] },
    }
    return { name, call, procedure }
  }),
)

const createCaller = createCallerFactory(appRouter)

/** Mounts every procedure at its path as a route of Fastify's own. */
export function restRoutes(app: FastifyInstance, services: Services): void {
  for (const { name, call, procedure } of mounted) {
    const convert = call.method === 'GET' ? converter(procedure) : undefined
    app.route({
      method: call.method,
      url: call.path,
      handler: async (request, reply) => {
        const input = convert ? convert(request.query as Record<string, unknown>) : withBody(request.body)
        const caller = createCaller(await createContext(services, request, reply))
        const answer = await run(caller, name, input)
        return answer === null ? reply.code(204).send() : answer
      },
    })
  }
}

/** A body that was not sent is an empty one; one that is `null` is malformed. */
const withBody = (body: unknown): unknown => (body === undefined ? {} : body)

async function run(caller: object, name: string, input: unknown): Promise<unknown> {
  const procedure = name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], caller)
  return (procedure as (input: unknown) => Promise<unknown>)(input)
}

/**
 * Queries are text; what the input's JSON schema calls a number or boolean is converted, anything else left as it came.
 * One of those without a value (`clanId=`) is not given.
 */
function converter(procedure: Built): (query: Record<string, unknown>) => Record<string, unknown> {
  const [input] = procedure._def.inputs
  const { properties = {} } = input ? z.toJSONSchema(input, { io: 'input' }) : {}
  const types = Object.entries(properties).map(
    ([key, property]) => [key, typeof property === 'object' ? property.type : undefined] as const,
  )
  return query => {
    const converted = { ...query }
    for (const [key, type] of types) converted[key] = convertText(converted[key], type)
    return Object.fromEntries(Object.entries(converted).filter(([, value]) => value !== undefined))
  }
}

function convertText(value: unknown, type: unknown): unknown {
  if (typeof value !== 'string') return value
  const isNumber = type === 'number' || type === 'integer'
  if (value === '' && (isNumber || type === 'boolean')) return undefined
  if (isNumber && /^-?\d+(\.\d+)?$/.test(value)) return Number(value)
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}

/** The one shape of every error (rules.md 10). */
export function sendError(thrown: unknown, reply: FastifyReply): FastifyReply {
  const error = thrown instanceof z.ZodError ? new TRPCError({ code: 'BAD_REQUEST', cause: thrown }) : thrown
  if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR')
    return sendUnexpected(error, reply)
  const issues = error.cause instanceof z.ZodError ? error.cause.issues : undefined
  return reply.code(getHTTPStatusCodeFromError(error)).send({
    message: issues ? wordIssues(issues) : error.message,
    code: error.code,
    ...(error instanceof Refused && { rule: error.rule, ...(error.facts && { facts: error.facts }) }),
    ...(issues && { issues }),
    ...(error instanceof FaultyFile && error.found),
  })
}

function wordIssues(issues: z.core.$ZodIssue[]): string {
  return issues.map(issue => [issue.path.join('.'), issue.message].filter(Boolean).join(': ')).join('; ')
}

/** Fastify's own refusals (413, 415, 429, bad JSON) keep their status; anything else is ours to mend and says nothing. */
function sendUnexpected(error: unknown, reply: FastifyReply): FastifyReply {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500) {
    const known = error as Error & { code?: string }
    return reply.code(status).send({ message: known.message, code: known.code ?? String(status) })
  }
  reply.log.error(error)
  return reply
    .code(500)
    .send({ message: 'Unknown error occurred. Try again later.', code: 'INTERNAL_SERVER_ERROR' })
}

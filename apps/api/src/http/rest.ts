import type { FastifyInstance } from 'fastify'
import { appRouter } from '../router.ts'
import { createContext, type Services } from './context.ts'
import { mountedProcedures } from './procedures.ts'
import { queryConverter } from './query-values.ts'
import { createCallerFactory } from './trpc.ts'

const createCaller = createCallerFactory(appRouter)

/** Mounts every procedure at its call's path as a route of Fastify's own (docs/decisions/one-wire.md). */
export function restRoutes(app: FastifyInstance, services: Services): void {
  for (const { name, call, procedure } of mountedProcedures) {
    const convert = call.method === 'GET' ? queryConverter(procedure._def.inputs[0]) : undefined
    app.route({
      method: call.method,
      url: call.path,
      handler: async (request, reply) => {
        const input = convert ? convert(request.query as Record<string, unknown>) : bodyOrEmpty(request.body)
        const caller = createCaller(await createContext(services, request, reply))
        const answer = await run(caller, name, input)
        return answer === null ? reply.code(204).send() : answer
      },
    })
  }
}

/** A body that was not sent is an empty one; one that is `null` is malformed. */
const bodyOrEmpty = (body: unknown): unknown => (body === undefined ? {} : body)

async function run(caller: object, name: string, input: unknown): Promise<unknown> {
  const procedure = name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], caller)
  return (procedure as (input: unknown) => Promise<unknown>)(input)
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { claimOf, createContext, type Services } from '../../ground/call/context.ts'
import { seesHidden } from '../../ground/call/read-from-replica.ts'
import type { Replica } from '../../ground/db/db.ts'
import { isUnavailable } from '../../ground/db/postgres-error.ts'
import type { AnswerMemory } from './answer-memory.ts'
import { mountedProcedures } from './mount/procedures.ts'
import { queryConverter } from './query-values.ts'

/**
 * Mounts every procedure as a Fastify route at its call's path (docs/decisions/one-wire.md); procedures that only read use
 * separate database connections.
 */
export function restRoutes(
  app: FastifyInstance,
  services: Record<'query' | 'mutation', Services>,
  memory: AnswerMemory,
): void {
  for (const { name, call, procedure, run } of mountedProcedures) {
    const writes = procedure._def.type !== 'query'
    const own = services[writes ? 'mutation' : 'query']
    const convert = call.method === 'GET' ? queryConverter(procedure._def.inputs[0]) : undefined
    const contextOf = (input: unknown, request: FastifyRequest, reply: FastifyReply) =>
      createContext(own, request, reply, { ...call, find: procedure._def.meta?.findActor?.(input) })
    const answerRemembered = async (input: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const readOnce = async () => {
        const context = await contextOf(input, request, reply)
        const text = JSON.stringify(await run(context, input))
        return { text, sessionId: context.sessionId, seesHidden: seesHidden(context.actor) }
      }
      const read = () => withReplica(own.replica, readOnce)
      const question = { call: name, input, claim: claimOf(own.env, request, reply) }
      const { text, age } = await memory.answer(question, read, error => request.log.error(error))
      if (age !== undefined) reply.header('age', age)
      return sendText(text, reply)
    }
    app.route({
      method: call.method,
      url: call.path,
      config: { writes },
      handler: async (request, reply) => {
        const input = convert ? convert(request.query as Record<string, unknown>) : bodyOrEmpty(request.body)
        if (memory.remembers(name)) return answerRemembered(input, request, reply)
        const read = async () => run(await contextOf(input, request, reply), input)
        const answer = await (writes ? read() : withReplica(own.replica, read))
        return answer === null ? reply.code(204).send() : sendText(JSON.stringify(answer), reply)
      },
    })
  }
}

/** Reads once more if the primary was lost meanwhile and the replica stands in for it. */
const withReplica = <T>(replica: Replica | undefined, read: () => Promise<T>): Promise<T> =>
  read().catch(async error => {
    if (isUnavailable(error) && (await replica?.takesOver())) return read()
    throw error
  })

/** A shorter text would hardly become smaller. */
const shortestCompressed = 1024

/** Sends a JSON text, compressed in an encoding that the client accepts. */
function sendText(text: string, reply: FastifyReply): string | FastifyReply {
  reply.type('application/json; charset=utf-8')
  if (text.length < shortestCompressed) return text
  reply.compress(text)
  return reply
}

/** A missing body counts as an empty one; `null` is malformed. */
const bodyOrEmpty = (body: unknown): unknown => (body === undefined ? {} : body)

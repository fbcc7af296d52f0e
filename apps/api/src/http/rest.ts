import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { claimOf, createContext, type Services } from '../call/context.ts'
import { procedureRunner } from '../call/procedure-runner.ts'
import { fillGzip, fillText, findReadyText, type ReadyAnswer } from '../call/ready-answer.ts'
import type { AnswerMemory } from './answer-memory.ts'
import { mountedProcedures } from './procedures.ts'
import { queryConverter } from './query-values.ts'

/**
 * Mounts every procedure at its call's path as a route of Fastify's own (docs/decisions/one-wire.md); those that only read
 * have connections of their own.
 */
export function restRoutes(
  app: FastifyInstance,
  services: Record<'query' | 'mutation', Services>,
  memory: AnswerMemory,
): void {
  for (const { name, call, procedure } of mountedProcedures) {
    const own = services[procedure._def.type === 'query' ? 'query' : 'mutation']
    const run = procedureRunner(procedure)
    const convert = call.method === 'GET' ? queryConverter(procedure._def.inputs[0]) : undefined
    const answerCall = async (input: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const context = await createContext(own, request, reply, procedure._def.meta?.findActor?.(input))
      const getRawInput = async () => input
      const answer = await run({ ctx: context, path: name, type: procedure._def.type, getRawInput })
      return { context, answer }
    }
    const answerRemembered = async (input: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const read = async () => {
        const { context, answer } = await answerCall(input, request, reply)
        const { sessionId, actor } = context
        return { text: JSON.stringify(answer), sessionId, byAdmin: actor?.role === 'admin' }
      }
      const question = { call: name, input, claim: claimOf(own.env, request, reply) }
      const { text, age } = await memory.answer(question, read, error => request.log.error(error))
      if (age !== undefined) reply.header('age', age)
      reply.type(json)
      return text
    }
    app.route({
      method: call.method,
      url: call.path,
      handler: async (request, reply) => {
        const input = convert ? convert(request.query as Record<string, unknown>) : bodyOrEmpty(request.body)
        if (memory.remembers(name)) return answerRemembered(input, request, reply)
        const { answer } = await answerCall(input, request, reply)
        const ready = findReadyText(answer)
        if (ready) return readyBody(ready, request, reply)
        return answer === null ? reply.code(204).send() : answer
      },
    })
  }
}

const json = 'application/json; charset=utf-8'

/**
 * Gives the body of a text that was compressed once, where the asker takes gzip (docs/decisions/event-memory.md). A body is returned,
 * not sent: a reply that is waited for is watched until its end, for nothing.
 */
function readyBody(ready: ReadyAnswer, request: FastifyRequest, reply: FastifyReply): Buffer {
  reply.type(json)
  if (!takesGzip(request)) return fillText(ready)
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding')
  return fillGzip(ready)
}

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(headers['accept-encoding']?.toString() ?? '')

/** A body that was not sent is an empty one; one that is `null` is malformed. */
const bodyOrEmpty = (body: unknown): unknown => (body === undefined ? {} : body)

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
    const run = procedureRunner(procedure, name)
    const convert = call.method === 'GET' ? queryConverter(procedure._def.inputs[0]) : undefined
    const contextOf = (input: unknown, request: FastifyRequest, reply: FastifyReply) =>
      createContext(own, request, reply, procedure._def.meta?.findActor?.(input))
    const answerRemembered = async (input: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const read = async () => {
        const context = await contextOf(input, request, reply)
        const text = JSON.stringify(await run(context, input))
        return { text, sessionId: context.sessionId, byAdmin: context.actor?.role === 'admin' }
      }
      const question = { call: name, input, claim: claimOf(own.env, request, reply) }
      const { text, age } = await memory.answer(question, read, error => request.log.error(error))
      if (age !== undefined) reply.header('age', age)
      return sendText(text, reply)
    }
    app.route({
      method: call.method,
      url: call.path,
      handler: async (request, reply) => {
        const input = convert ? convert(request.query as Record<string, unknown>) : bodyOrEmpty(request.body)
        if (memory.remembers(name)) return answerRemembered(input, request, reply)
        const answer = await run(await contextOf(input, request, reply), input)
        const ready = findReadyText(answer)
        if (ready) return sendReady(ready, request, reply)
        return answer === null ? reply.code(204).send() : sendText(JSON.stringify(answer), reply)
      },
    })
  }
}

const json = 'application/json; charset=utf-8'
/** A shorter text would hardly become smaller. */
const shortestCompressed = 1024

/** Gives the body of a text of JSON, compressed as the asker accepts it. */
function sendText(text: string | Buffer, reply: FastifyReply): string | Buffer | FastifyReply {
  reply.type(json)
  if (text.length < shortestCompressed) return text
  reply.compress(text)
  return reply
}

/**
 * Gives the body of a text that was compressed once, where the asker takes gzip (docs/decisions/event-memory.md). A body is returned,
 * not sent: a reply that is waited for is watched until its end, for nothing.
 */
function sendReady(ready: ReadyAnswer, request: FastifyRequest, reply: FastifyReply) {
  if (!takesGzip(request)) return sendText(fillText(ready), reply)
  reply.type(json).header('content-encoding', 'gzip').header('vary', 'accept-encoding')
  return fillGzip(ready)
}

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(headers['accept-encoding']?.toString() ?? '')

/** A body that was not sent is an empty one; one that is `null` is malformed. */
const bodyOrEmpty = (body: unknown): unknown => (body === undefined ? {} : body)

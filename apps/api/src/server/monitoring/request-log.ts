import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import type { Env } from '../../ground/env/env.ts'

/** `route` is the pattern, such as `/img/:kind/:file`: a path may hold names. An aborted request has the status 499. */
type FinishedRequest = { method: string; route: string; status: number; seconds: number }

/** Called when a request begins; returns the function to call when it ends. */
export type RequestObserver = (route: string) => (finished: FinishedRequest) => void

const abortedStatus = 499
const unknownRoute = '(unknown)'
/** The ids of requests that are accepted from a proxy. */
const proxiedId = /^[\w.-]{8,64}$/
/** Error fields in which Postgres repeats the values of a row. */
const personal = ['err.detail', 'err.where', 'err.parameters', 'err.internalQuery']

/** Logs neither addresses nor paths, and takes the id of a request from trusted proxies only (rulebook 12.35). */
export function logSettings(env: Env): FastifyServerOptions {
  return {
    logger: { level: env.logLevel, redact: personal, serializers: { req: ({ method }) => ({ method }) } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }: IncomingMessage) => {
      const id = env.trustedProxies.length > 0 ? headers['x-request-id'] : undefined
      return typeof id === 'string' && proxiedId.test(id) ? id : randomUUID()
    },
  }
}

/** Sends the id of a request with its answer, and logs one line when it has ended (rulebook 12.35). */
export function logRequest(observe: RequestObserver = () => () => {}) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.header('x-request-id', request.id)
    const route = routeOf(request)
    const end = observe(route)
    reply.raw.on('close', () => {
      const status = reply.raw.writableFinished ? reply.raw.statusCode : abortedStatus
      const seconds = reply.elapsedTime / 1000
      const finished = { method: request.method, route, status, seconds }
      request.log.info(finished, 'request')
      end(finished)
    })
  }
}

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? unknownRoute

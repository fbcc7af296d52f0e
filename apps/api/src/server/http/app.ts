import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { pictureRoutes } from '../../game/picture/routes.ts'
import { checkpointRoutes } from '../../game/score/checkpoint/checkpoint-routes.ts'
import { logRoutes } from '../../game/score-source/log-route.ts'
import { networkOf } from '../../ground/call/network.ts'
import { RetryLaterError } from '../../ground/contract/refusal.ts'
import type { Database } from '../../ground/db/db.ts'
import type { Env } from '../../ground/env/env.ts'
import { noLimits, openCallLimits } from '../../ground/limit/call-limits.ts'
import { storeOf } from '../../ground/limit/limit-calls.ts'
import { streamRoutes } from '../../ground/stream/routes.ts'
import { calendarRoute } from '../../people/account/calendar/calendar-route.ts'
import { unsubscribeRoute } from '../../people/account/contact/unsubscribe.ts'
import { logRequest, logSettings, type RequestObserver } from '../monitoring/request-log.ts'
import { callsByName } from '../router/router.ts'
import { oEmbedRoute } from '../share/preview/oembed-route.ts'
import { shareRoutes } from '../share/routes.ts'
import { openAnswerMemory } from './answer-memory.ts'
import { checkOrigin } from './check-origin.ts'
import { allowOtherOrigins, preflightRoutes } from './cors.ts'
import { refuseWritesOnDamage } from './damage.ts'
import { announceDeprecation } from './deprecation.ts'
import { setHeaders } from './headers.ts'
import { checkHost } from './host.ts'
import { formRoutes } from './mount/forms.ts'
import { openApiRoutes } from './openapi/routes.ts'
import { closeWhileDraining, type Drain, endTricklingBodies, serverLimits } from './patience.ts'
import { rateLimitFields } from './rate-limit-fields.ts'
import { restRoutes } from './rest.ts'
import { securityText } from './security-text.ts'
import { sendError } from './send-error.ts'
import { webRoutes } from './web.ts'

type AppOptions = { db: Database; env: Env; observe?: RequestObserver | undefined; drain?: Drain }

/** Answers up to this size are compressed at once, which costs less than a stream. */
const largestWhole = 1024 * 1024

/** The window in which an address's requests are counted (rulebook 12.16). */
const windowSeconds = 60

/** Settings of zstd, which browsers prefer: answers are a fifth smaller than by its default level, 3. */
const compression = {
  level: constants.Z_DEFAULT_COMPRESSION,
  params: { [constants.ZSTD_c_compressionLevel]: 5 },
}

/** The whole server, not yet listening. */
export async function buildApp({
  db,
  env,
  observe,
  drain = { begun: false },
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...logSettings(env),
    trustProxy: env.trustedProxies.length > 0 ? env.trustedProxies : false,
    bodyLimit: 256 * 1024,
    http: serverLimits,
    // Requests that arrive while the process is ending are answered too.
    return503OnClosing: false,
    // A token that is too long is simply not found, like any other wrong one.
    routerOptions: { maxParamLength: 4096 },
    // An address that cannot be decoded reaches no hook.
    frameworkErrors: (error, request, reply) => {
      setHeaders(env)(request, reply)
      sendError(error, reply)
    },
  })
  // Fastify reads text too, of which a call would say that its body is no object.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler((error, _request, reply) => sendError(error, reply))
  beginRequests(app, [
    logRequest(observe),
    endTricklingBodies(app),
    setHeaders(env),
    allowOtherOrigins,
    announceDeprecation(Object.values(callsByName)),
    checkHost(env),
    checkOrigin(env),
    refuseWritesOnDamage(db.damage),
  ])
  closeWhileDraining(app, drain)
  const limits = env.rateLimits ? openCallLimits(db.db, error => app.log.error(error)) : noLimits
  app.addHook('onClose', async () => limits.close())
  if (env.rateLimits) {
    rateLimitFields(app, windowSeconds)
    await app.register(rateLimit, {
      max: 1200,
      timeWindow: windowSeconds * 1000,
      keyGenerator: ({ ip }) => networkOf(ip),
      // The service worker of a new player keeps some 300 files at once.
      allowList: ({ url }) => url.startsWith('/assets/'),
      store: storeOf(limits),
      errorResponseBuilder: (_request, { ttl }) =>
        new RetryLaterError('TOO_MANY_CALLS', Math.ceil(ttl / 1000)),
    })
  }
  await app.register(cookie)
  await app.register(compress, { global: false, zlibOptions: compression, syncThreshold: largestWhole })
  const services = { db: db.writing, replica: db.replica, env, limits }
  const readOnly = { ...services, db: db.reading }
  const memory = openAnswerMemory()
  preflightRoutes(app)
  restRoutes(app, { query: readOnly, mutation: services }, memory)
  await app.register(streamRoutes, { services: readOnly, database: db, memory })
  await app.register(formRoutes, services)
  await app.register(logRoutes, services)
  await app.register(openApiRoutes)
  securityText(app, env)
  await app.register(checkpointRoutes, services)
  await app.register(unsubscribeRoute, services)
  await app.register(calendarRoute, services)
  await app.register(pictureRoutes, readOnly)
  await app.register(shareRoutes, readOnly)
  await app.register(oEmbedRoute, readOnly)
  await app.register(webRoutes, readOnly)
  return app
}

/** A step for each request as it arrives, before its call is known; throws if the request is refused. */
type Beginning = (request: FastifyRequest, reply: FastifyReply) => void

/** Runs all steps in one hook: separate hooks would cost each request more than most of the steps. */
function beginRequests(app: FastifyInstance, beginnings: readonly Beginning[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    for (const begin of beginnings) begin(request, reply)
    done()
  })
}

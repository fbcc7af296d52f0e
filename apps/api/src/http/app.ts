import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Database } from '../db/db.ts'
import type { Env } from '../env.ts'
import { liveRoutes } from '../live/routes.ts'
import { pictureRoutes } from '../picture/routes.ts'
import { formRoutes } from './form/forms.ts'
import { openApiRoutes } from './openapi/routes.ts'
import { sameOrigin } from './origin.ts'
import { restRoutes } from './rest.ts'
import { sendError } from './send-error.ts'
import { webRoutes } from './web.ts'

/** The whole server, not yet listening. */
export async function buildApp({ db, env }: { db: Database; env: Env }): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: env.logLevel },
    trustProxy: env.trustedProxies.length > 0 ? env.trustedProxies : false,
    bodyLimit: 256 * 1024,
  })
  app.setErrorHandler((error, _request, reply) => sendError(error, reply))
  app.addHook('onRequest', sameOrigin(env))
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  })
  if (env.rateLimits) await app.register(rateLimit, { max: 1200, timeWindow: '1 minute' })
  await app.register(cookie)
  await app.register(compress, { threshold: 1024 })
  const services = { db: db.db, env }
  restRoutes(app, services)
  await app.register(liveRoutes, { services, database: db })
  await app.register(formRoutes, services)
  await app.register(openApiRoutes)
  await app.register(pictureRoutes, services)
  await app.register(webRoutes)
  return app
}

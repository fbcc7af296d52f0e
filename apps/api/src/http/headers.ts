import type { FastifyReply, FastifyRequest } from 'fastify'
import { servedOverTls } from '../call/context.ts'
import type { Env } from '../env.ts'

/** Features of browsers that no page of the game uses. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
const permissions = unusedFeatures.map(feature => `${feature}=()`).join(', ')
const year = 365 * 24 * 3600

/**
 * Adds the headers that depend on the request (rulebook 12.31): HSTS where TLS is used, and `no-store` on answers of
 * calls, which may hold what only the asker sees. A route that answers everybody the same overwrites the latter.
 */
export function setHeaders(env: Env) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('permissions-policy', permissions)
    if (servedOverTls(env, request))
      reply.header('strict-transport-security', `max-age=${year}; includeSubDomains`)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  }
}

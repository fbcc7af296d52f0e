import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import { servedOverTls } from '../call/context.ts'
import type { Env } from '../env.ts'

/** Features of browsers that no page of the game uses. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
const permissions = unusedFeatures.map(feature => `${feature}=()`).join(', ')

const helmetOptions = {
  strictTransportSecurity: false,
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
}

/** Collects what helmet sets, which is the same for every answer. */
function collectHelmetHeaders() {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(helmetOptions)(request, response, error => {
    if (error) throw error
  })
  return response.getHeaders()
}

const sameForAll = { ...collectHelmetHeaders(), 'permissions-policy': permissions }

const year = 365 * 24 * 3600

/**
 * Adds the headers that all answers have, and those that depend on the request (rulebook 12.31): HSTS where TLS is used, and `no-store` on answers of
 * calls, which may hold what only the asker sees. A route that answers everybody the same overwrites the latter.
 */
export function setHeaders(env: Env) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(sameForAll)
    if (servedOverTls(env, request))
      reply.header('strict-transport-security', `max-age=${year}; includeSubDomains`)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  }
}

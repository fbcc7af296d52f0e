import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { servedOverTls } from '../call/context.ts'
import type { Env } from '../env.ts'

/** Features of browsers that no page of the game uses. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
const permissions = unusedFeatures.map(feature => `${feature}=()`).join(', ')

/** What only browsers without a policy of content knew is left out: each answer would bear it. */
const helmetOptions = {
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const

const pagePolicy = {
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
}

/** Collects what helmet sets: the same for every answer of a kind. */
function collectHelmetHeaders(
  options: Pick<HelmetOptions, 'contentSecurityPolicy' | 'crossOriginOpenerPolicy' | 'originAgentCluster'>,
) {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet({ ...helmetOptions, ...options })(request, response, error => {
    if (error) throw error
  })
  return response.getHeaders()
}

const onPages = {
  ...collectHelmetHeaders({ contentSecurityPolicy: { useDefaults: false, directives: pagePolicy } }),
  'permissions-policy': permissions,
}
/** An answer of a call is no document: it loads nothing, and what is said of windows and features does not concern it. */
const onCalls = {
  ...collectHelmetHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  }),
  'cache-control': 'no-store',
}

const year = 365 * 24 * 3600

/**
 * Adds the headers that all answers have, and those that depend on the request (rulebook 12.31): HSTS where TLS is used, and `no-store` on answers of
 * calls, which may hold what only the asker sees. A route that answers everybody the same overwrites the latter.
 */
export function setHeaders(env: Env) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(request.url.startsWith('/api/') ? onCalls : onPages)
    if (servedOverTls(env, request))
      reply.header('strict-transport-security', `max-age=${year}; includeSubDomains`)
  }
}

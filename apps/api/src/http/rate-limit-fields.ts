import type { FastifyInstance } from 'fastify'

/** The headers that the rate limiter writes. */
const own = { limit: 'x-ratelimit-limit', left: 'x-ratelimit-remaining', seconds: 'x-ratelimit-reset' }

/** Answers the limit of the caller's address in the fields that IETF standardises instead (rulebook 12.16). */
export function rateLimitFields(app: FastifyInstance, windowSeconds: number): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const limit = reply.getHeader(own.limit)
    if (limit !== undefined) {
      reply.header('ratelimit-policy', `"calls";q=${limit};w=${windowSeconds}`)
      reply.header('ratelimit', `"calls";r=${reply.getHeader(own.left)};t=${reply.getHeader(own.seconds)}`)
      for (const name of Object.values(own)) reply.removeHeader(name)
    }
    done()
  })
}

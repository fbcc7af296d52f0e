import type { FastifyInstance, FastifyReply } from 'fastify'

/** The headers that the rate limiter writes. */
const own = { limit: 'x-ratelimit-limit', left: 'x-ratelimit-remaining', seconds: 'x-ratelimit-reset' }

/** Answers the limit of the caller's address in the fields that IETF standardises instead, after that of an access token (rulebook 12.16, 21.4). */
export function rateLimitFields(app: FastifyInstance, windowSeconds: number): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const limit = reply.getHeader(own.limit)
    if (limit !== undefined) {
      addTo(reply, 'ratelimit-policy', `"calls";q=${limit};w=${windowSeconds}`)
      addTo(reply, 'ratelimit', `"calls";r=${reply.getHeader(own.left)};t=${reply.getHeader(own.seconds)}`)
      for (const name of Object.values(own)) reply.removeHeader(name)
    }
    done()
  })
}

/** Adds an entry to a field that may have the entry of an access token. */
function addTo(reply: FastifyReply, field: string, entry: string): void {
  const before = reply.getHeader(field)
  reply.header(field, before === undefined ? entry : `${before}, ${entry}`)
}

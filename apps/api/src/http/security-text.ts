import type { FastifyInstance } from 'fastify'
import { ownOrigin } from '../call/context.ts'
import type { Env } from '../env.ts'

const validDays = 180

/** Says whom to tell of a weakness (RFC 9116), where SECURITY_CONTACT names somebody. */
export function securityText(app: FastifyInstance, env: Env): void {
  const { securityContact } = env
  if (securityContact === undefined) return
  const path = '/.well-known/security.txt'
  app.get(path, async (request, reply) => {
    const expires = new Date(Date.now() + validDays * 86_400_000).toISOString()
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, pl',
      `Canonical: ${ownOrigin(env, request)}${path}`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}

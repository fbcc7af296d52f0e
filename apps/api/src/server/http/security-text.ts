import { dayMs } from '@game/domain'
import type { FastifyInstance } from 'fastify'
import { ownOrigin } from '../../ground/call/origin.ts'
import type { Env } from '../../ground/env/env.ts'

const validDays = 180

/** Serves the contact for reports of security problems (RFC 9116) if SECURITY_CONTACT is set. */
export function securityText(app: FastifyInstance, env: Env): void {
  const { securityContact } = env
  if (securityContact === undefined) return
  const path = '/.well-known/security.txt'
  app.get(path, async (request, reply) => {
    const expires = new Date(Date.now() + validDays * dayMs).toISOString()
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, pl',
      `Canonical: ${ownOrigin(env, request)}${path}`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}

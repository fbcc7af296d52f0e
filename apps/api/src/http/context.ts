import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../account/session/session.ts'
import { findActor } from '../account/session/session.ts'
import type { Access } from '../contract/call.ts'
import { refuse } from '../contract/refusal.ts'
import type { Db } from '../db/db.ts'
import type { Env } from '../env.ts'

/** What every part of the server may use. */
export type Services = { db: Db; env: Env }

/** What a call needs to know besides its input. */
export type Context = Services & {
  actor: Actor | null
  /** The caller's address, behind the proxies that are trusted. */
  ip: string
  /** The session's token as the browser sent it, and how to change it. */
  session: { token: string | undefined; set(token: string, expires: Date | undefined): void; clear(): void }
}

/** Looks up the session and makes the context of a request. */
export async function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const token = request.cookies[sessionCookie]
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    // Behind a proxy that ends TLS only PUBLIC_URL, or the proxy if it is trusted, knows of it.
    secure: (services.env.publicUrl ?? request.protocol).startsWith('https'),
  } as const
  return {
    ...services,
    actor: token ? await findActor(services.db, token) : null,
    ip: request.ip,
    session: {
      token,
      set: (value, expires) => {
        reply.setCookie(sessionCookie, value, { ...options, ...(expires && { expires }) })
      },
      clear: () => {
        reply.clearCookie(sessionCookie, options)
      },
    },
  }
}

const sessionCookie = 'session'

/** Answers the asker if the call is for them. Refuses LOGIN_NEEDED and ADMIN_NEEDED (rulebook 12.2). */
export function requireAccess(actor: Actor | null, access: Exclude<Access, 'public'>): Actor {
  if (!actor) return refuse('LOGIN_NEEDED')
  if (access === 'admin' && actor.role !== 'admin') return refuse('ADMIN_NEEDED')
  return actor
}

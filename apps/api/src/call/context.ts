import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '../contract/call.ts'
import { refuse } from '../contract/refusal.ts'
import type { Database } from '../db/db.ts'
import type { Env } from '../env.ts'
import type { CallLimits } from '../limit/call-limits.ts'
import { type Actor, type FindActor, findActor } from '../session/session.ts'
import { hashToken } from '../session/token.ts'
import { TokenCookie } from './cookies.ts'
import { networkOf } from './network.ts'

/** What all parts of the server may use. */
export type Services = Pick<Database, 'db' | 'replica'> & { env: Env; limits: CallLimits }

/** What a call needs to know besides its input. */
export type Context = Services & {
  actor: Actor | null
  /** The session of the actor. */
  sessionId: number | undefined
  /** What was read in one statement with the session, if the procedure's meta asks for it; null or undefined otherwise. */
  joinedRead: unknown
  /** The caller's network, as trusted proxies report it. */
  network: string
  /** The game's own address: PUBLIC_URL, or else the address that was called. */
  origin: string
  /** Whether the caller has left without waiting for the answer. */
  hasLeft(): boolean
  /** The browser's User-Agent, or ''. */
  userAgent: string
  log: FastifyBaseLogger
  session: TokenCookie
  /** Marks a device on which a user has logged in before (rulebook 1.12). */
  device: TokenCookie
}

/** Looks up the session and makes the context of a request. Refuses LOGIN_NEEDED if the request names another user (rulebook 12.33). */
export async function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  find: FindActor = findActor,
): Promise<Context> {
  const { db, replica, env, limits } = services
  const overTls = servedOverTls(env, request)
  const session = new TokenCookie('session', overTls, reply)
  const { token } = session
  const found = token ? admitted(env, await find(db, token)) : undefined
  const actor = found?.actor ?? null
  const asker = askedFor(request)
  if (asker !== undefined && asker !== String(actor?.id)) refuse('LOGIN_NEEDED')
  return {
    db,
    replica,
    env,
    limits,
    actor,
    sessionId: found?.sessionId,
    joinedRead: found?.joinedRead,
    network: networkOf(request.ip),
    origin: ownOrigin(env, request),
    hasLeft: () => hasLeft(reply),
    log: request.log,
    userAgent: request.headers['user-agent'] ?? '',
    session,
    device: new TokenCookie('device', overTls, reply),
  }
}

/** Where admins need a passkey, a session that an admin opened without one counts as none (rulebook 24.5). */
function admitted<Found extends { actor: Actor }>({ adminPasskey }: Env, found: Found | undefined) {
  const refused = adminPasskey && found?.actor.role === 'admin' && !found.actor.byPasskey
  return refused ? undefined : found
}

/** Distinguishes askers without the database: by the hash of the token, and by the user that the request names. */
export function claimOf(env: Env, request: FastifyRequest, reply: FastifyReply): string {
  const { token } = new TokenCookie('session', servedOverTls(env, request), reply)
  return `${token === undefined ? '' : hashToken(token)} ${askedFor(request) ?? ''}`
}

/** Whether the connection closed before the answer was sent. */
export const hasLeft = ({ raw }: FastifyReply): boolean => raw.destroyed && !raw.writableFinished

/** Whether the browser uses TLS. If a proxy ends TLS, only PUBLIC_URL or a trusted proxy shows it. */
export const servedOverTls = ({ publicUrl }: Env, request: FastifyRequest): boolean =>
  publicUrl === undefined ? request.protocol === 'https' : publicUrl.startsWith('https')

/** The game's own address: PUBLIC_URL, or else the address that was called. */
export const ownOrigin = (env: Env, request: FastifyRequest): string =>
  env.publicUrl ?? `${request.protocol}://${request.host}`

/** The id of the user in whose name a page calls, as the page has sent it. */
const askedFor = ({ headers }: FastifyRequest): string | undefined => headers['x-user-id']?.toString()

/** Returns the actor if they have access. Refuses LOGIN_NEEDED and ADMIN_NEEDED (rulebook 12.2). */
export function requireAccess(actor: Actor | null, access: Exclude<Access, 'public'>): Actor {
  if (!actor) return refuse('LOGIN_NEEDED')
  if (access === 'admin' && actor.role !== 'admin') return refuse('ADMIN_NEEDED')
  return actor
}

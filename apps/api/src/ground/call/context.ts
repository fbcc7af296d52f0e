import { checkScope } from '@game/domain'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Call } from '../contract/call.ts'
import { RefusalError, refuse } from '../contract/refusal.ts'
import type { Database } from '../db/db.ts'
import type { Env } from '../env/env.ts'
import type { CallLimits } from '../limit/call-limits.ts'
import { limitToken } from '../limit/limit-calls.ts'
import { isAccessToken } from '../session/access-token.ts'
import { type Actor, type FindActor, findActor } from '../session/session.ts'
import { hashToken } from '../session/token.ts'
import { TokenCookie } from './cookies.ts'
import { type Credential, credentialOf } from './credential.ts'
import { networkOf } from './network.ts'
import { ownOrigin, servedOverTls } from './origin.ts'

/** What all parts of the server may use. */
export type Services = Pick<Database, 'db' | 'replica'> & { env: Env; limits: CallLimits }

/** What a call needs to know besides its input. */
export type Context = Services & {
  actor: Actor | null
  /** The session of the actor, or their access token. */
  sessionId: number | undefined
  /** Whether an access token sends the call. */
  byToken: boolean
  /** The hash by which the session is stored; undefined for visitors. */
  tokenHash: string | undefined
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

/** What the look-up of the session needs to know of a call. */
type CallOfContext = Pick<Call, 'scope'> & { find?: FindActor | undefined }

/**
 * Looks up the session, or the access token, and makes the context of a request. Refuses LOGIN_NEEDED if the request names another user
 * (rulebook 12.33), and what `findCaller` refuses.
 */
export async function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  call: CallOfContext,
): Promise<Context> {
  const { db, replica, env, limits } = services
  const overTls = servedOverTls(env, request)
  const credential = credentialOf(env, request, reply)
  const found = credential && admitted(env, await findCaller(services, credential, call, reply))
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
    byToken: credential?.isBearer ?? false,
    tokenHash: found && hashToken(credential.token),
    joinedRead: found?.joinedRead,
    network: networkOf(request.ip),
    origin: ownOrigin(env, request),
    hasLeft: () => hasLeft(reply),
    log: request.log,
    userAgent: request.headers['user-agent'] ?? '',
    session: new TokenCookie('session', overTls, reply),
    device: new TokenCookie('device', overTls, reply),
  }
}

/**
 * Finds the user of a session or an access token. Refuses TOKEN_UNKNOWN, TOKEN_REFUSED and SCOPE_MISSING (rulebook 21.2, 21.3), and
 * TOO_MANY_CALLS of a token (rulebook 21.4); a session that has ended is no one's.
 */
async function findCaller(
  { db, limits }: Services,
  { token, isBearer }: Credential,
  { scope, find = findActor }: CallOfContext,
  reply: FastifyReply,
) {
  if (!isBearer) return find(db, token)
  const found = isAccessToken(token) ? await find(db, token) : undefined
  if (!found?.scopes) {
    reply.header('www-authenticate', 'Bearer error="invalid_token"')
    return refuse('TOKEN_UNKNOWN')
  }
  limitToken(limits, found.sessionId, reply)
  const allowed = checkScope(found.scopes, scope)
  if (!allowed.ok) {
    reply.header('www-authenticate', 'Bearer error="insufficient_scope"')
    throw new RefusalError(allowed)
  }
  return found
}

/** Where admins need a passkey, a session that an admin opened without one, or a token that was made in such a session, counts as none (rulebook 24.5). */
function admitted<Found extends { actor: Actor }>({ adminPasskey }: Env, found: Found | undefined) {
  const refused = adminPasskey && found?.actor.role === 'admin' && !found.actor.byPasskey
  return refused ? undefined : found
}

/** Distinguishes askers without the database: by the hash of the token, and by the user that the request names. */
export function claimOf(env: Env, request: FastifyRequest, reply: FastifyReply): string {
  const credential = credentialOf(env, request, reply)
  return `${credential ? hashToken(credential.token) : ''} ${askedFor(request) ?? ''}`
}

/** Whether the connection closed before the answer was sent. */
export const hasLeft = ({ raw }: FastifyReply): boolean => raw.destroyed && !raw.writableFinished

/** The id of the user in whose name a page calls, as the page has sent it. */
const askedFor = ({ headers }: FastifyRequest): string | undefined => headers['x-user-id']?.toString()

/**
 * Returns the actor if they have access. Refuses LOGIN_NEEDED and ADMIN_NEEDED (rulebook 12.2), and ORGANISER_NEEDED for who organises and owns no event
 * at all; `requireRight` asks of which.
 */
export function requireAccess(actor: Actor | null, access: Exclude<Access, 'public'>): Actor {
  if (!actor) return refuse('LOGIN_NEEDED')
  if (access === 'organiser' && actor.role !== 'admin' && actor.organises.length + actor.owns.length === 0)
    return refuse('ORGANISER_NEEDED')
  if (access === 'admin' && actor.role !== 'admin') return refuse('ADMIN_NEEDED')
  return actor
}

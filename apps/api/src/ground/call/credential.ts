import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env/env.ts'
import { bearerOf } from '../session/access-token.ts'
import { TokenCookie } from './cookies.ts'
import { isFromOtherOrigin, servedOverTls } from './origin.ts'

/** The token by which a request says who sends it: of a browser's session, or an access token. */
export type Credential = { token: string; isBearer: boolean }

/**
 * Reads the token of a request. With an access token the cookie does not count, nor does it on requests from pages of other origins, which
 * are those of visitors (rulebook 21.3, 21.6).
 */
export function credentialOf(env: Env, request: FastifyRequest, reply: FastifyReply): Credential | undefined {
  const bearer = bearerOf(request.headers.authorization)
  if (bearer !== undefined) return { token: bearer, isBearer: true }
  if (isFromOtherOrigin(env, request)) return undefined
  const { token } = new TokenCookie('session', servedOverTls(env, request), reply)
  return token === undefined ? undefined : { token, isBearer: false }
}

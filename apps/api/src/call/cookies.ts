import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A cookie that holds a random token: as the browser sent it, and how to change it. */
export type TokenCookie = {
  readonly token: string | undefined
  /** Without `maxAge`, in seconds, the cookie ends with the browser. */
  set(token: string, maxAge?: number): void
  clear(): void
}

/** A value that was never a token is as good as none. */
const isToken = (value: string | undefined) => value !== undefined && /^[\w-]{43}$/.test(value)

/** Over TLS the name has the prefix that keeps other hosts of the domain from setting the cookie. */
export function tokenCookie(
  name: string,
  secure: boolean,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): TokenCookie {
  const fullName = secure ? `__Host-${name}` : name
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const sent = request.cookies[fullName]
  return {
    token: isToken(sent) ? sent : undefined,
    set: (token, maxAge) => {
      reply.setCookie(fullName, token, { ...options, ...(maxAge !== undefined && { maxAge }) })
    },
    clear: () => {
      reply.clearCookie(fullName, options)
    },
  }
}

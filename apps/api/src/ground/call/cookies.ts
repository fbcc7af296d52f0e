// Gives requests and replies the types of their cookies.
import type {} from '@fastify/cookie'
import type { FastifyReply } from 'fastify'

/** A value that cannot be a token counts as none. */
const isToken = (value: string | undefined) => value !== undefined && /^[\w-]{43}$/.test(value)

/** A cookie that holds a random token: as the browser sent it, and how to change it. */
export class TokenCookie {
  readonly #name: string
  readonly #secure: boolean
  readonly #reply: FastifyReply

  /** Over TLS the name has the prefix that keeps other hosts of the domain from setting the cookie. */
  constructor(name: 'session' | 'device', secure: boolean, reply: FastifyReply) {
    this.#name = secure ? `__Host-${name}` : name
    this.#secure = secure
    this.#reply = reply
  }

  get token(): string | undefined {
    const sent = this.#reply.request.cookies[this.#name]
    return isToken(sent) ? sent : undefined
  }

  /** Without `maxAge`, in seconds, the cookie ends with the browser. */
  set(value: string, maxAge?: number): void {
    this.#reply.setCookie(this.#name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#secure,
      ...(maxAge !== undefined && { maxAge }),
    })
  }

  /** Also has the browser delete what it has kept of the site's answers, such as pictures of a private league. */
  clear(): void {
    this.set('', 0)
    this.#reply.header('clear-site-data', '"cache"')
  }
}

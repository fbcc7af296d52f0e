import { createHash, randomBytes } from 'node:crypto'
import fastify from 'fastify'
import type { DiscordSettings } from '../../src/ground/env/env.ts'

type User = { id: string; username: string }
type Grant = { user: User; challenge: string; redirectUri: string }
type Query = { Querystring: Record<string, string> }

export type Discord = {
  provider: 'discord'
  settings: { discord: DiscordSettings }
  /** Who agrees next; null refuses. */
  user: User | null
  /** What its users know next: an answer that is no user, or a failure. */
  fault: 'no user' | 'down' | undefined
  /** Opens an address as a browser does whose user agrees; returns the query with which Discord sends it back. */
  agree(url: string): Promise<string>
  stop(): Promise<void>
}

const clientId = '123456789012345678'
const secret = 'local-secret'

/** Starts a server that speaks OAuth 2 with PKCE as Discord does, and checks what a client sends. */
export async function openDiscord(): Promise<Discord> {
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, User>()
  const app = fastify()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.get<Query>('/oauth2/authorize', async ({ query }, reply) => {
    const { redirect_uri = '', state = '', code_challenge = '', ...others } = query
    const expected = {
      client_id: clientId,
      response_type: 'code',
      scope: 'identify',
      code_challenge_method: 'S256',
    }
    for (const [name, value] of Object.entries(expected))
      if (others[name] !== value) return reply.code(400).send({ error: 'invalid_request' })
    const back = new URL(redirect_uri)
    back.searchParams.set('state', state)
    if (!discord.user) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomBytes(16).toString('hex')
      grants.set(code, { user: discord.user, challenge: code_challenge, redirectUri: redirect_uri })
      back.searchParams.set('code', code)
    }
    return reply.redirect(back.href)
  })
  app.post<{ Body: URLSearchParams }>('/api/oauth2/token', async ({ body }, reply) => {
    const grant = grants.get(body.get('code') ?? '')
    grants.delete(body.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      body.get('client_id') === clientId &&
      body.get('client_secret') === secret &&
      grant?.challenge === challenge &&
      grant.redirectUri === body.get('redirect_uri')
    if (!isRight) return reply.code(400).send({ error: 'invalid_grant' })
    const token = randomBytes(16).toString('hex')
    tokens.set(token, grant.user)
    return { access_token: token, token_type: 'Bearer', expires_in: 604_800, scope: 'identify' }
  })
  app.get('/api/users/@me', async ({ headers }, reply) => {
    const user = tokens.get(headers.authorization?.replace('Bearer ', '') ?? '')
    if (!user || discord.fault === 'down') return reply.code(user ? 503 : 401).send({})
    return discord.fault === 'no user' ? { message: 'Hello' } : user
  })
  const site = await app.listen({ port: 0, host: '127.0.0.1' })
  app.server.unref()
  const discord: Discord = {
    provider: 'discord',
    settings: { discord: { site, clientId, secret } },
    user: { id: '80351110224678912', username: 'nelly' },
    fault: undefined,
    agree: async url => {
      const { headers } = await fetch(url, { redirect: 'manual' })
      return new URL(headers.get('location') ?? '').search
    },
    stop: () => app.close(),
  }
  return discord
}

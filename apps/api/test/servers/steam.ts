import { createHash, randomBytes } from 'node:crypto'
import fastify from 'fastify'
import type { SteamSettings } from '../../src/ground/env/env.ts'

const version = 'http://specs.openid.net/auth/2.0'

export type Steam = {
  provider: 'steam'
  settings: { steam: SteamSettings }
  /** Who agrees next; null cancels. */
  user: { id: string } | null
  /** What it answers a question about its signature next: that it is none, or a failure. */
  fault: 'not signed' | 'down' | undefined
  /** Opens an address as a browser does whose user agrees; returns the query with which Steam sends it back. */
  agree(url: string): Promise<string>
  stop(): Promise<void>
}

const signed = 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle'

/** Starts a server that speaks OpenID 2.0 without associations, as Steam does: it confirms each answer that it has signed once. */
export async function openSteam(): Promise<Steam> {
  const secret = randomBytes(32)
  const answered = new Set<string>()
  const sign = (fields: URLSearchParams) => {
    const text = (fields.get('openid.signed') ?? '')
      .split(',')
      .map(name => `${name}:${fields.get(`openid.${name}`)}\n`)
      .join('')
    return createHash('sha256').update(secret).update(text).digest('base64')
  }
  const app = fastify()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.get<{ Querystring: Record<string, string> }>('/openid/login', async ({ query }, reply) => {
    const anyAccount = `${version}/identifier_select`
    const expected = { ns: version, mode: 'checkid_setup', identity: anyAccount, claimed_id: anyAccount }
    for (const [name, value] of Object.entries(expected))
      if (query[`openid.${name}`] !== value) return reply.code(400).send('invalid')
    const returnTo = query['openid.return_to'] ?? ''
    if (!returnTo.startsWith(query['openid.realm'] ?? '-')) return reply.code(400).send('invalid')
    const back = new URL(returnTo)
    const set = (name: string, value: string) => back.searchParams.set(`openid.${name}`, value)
    set('ns', version)
    if (!steam.user) {
      set('mode', 'cancel')
      return reply.redirect(back.href)
    }
    const nonce = `${new Date().toISOString().slice(0, 19)}Z${randomBytes(12).toString('base64url')}`
    set('mode', 'id_res')
    set('op_endpoint', `${steam.settings.steam.site}/openid/login`)
    set('claimed_id', `${steam.settings.steam.site}/openid/id/${steam.user.id}`)
    set('identity', `${steam.settings.steam.site}/openid/id/${steam.user.id}`)
    set('return_to', returnTo)
    set('response_nonce', nonce)
    set('assoc_handle', '1234567890')
    set('signed', signed)
    set('sig', sign(back.searchParams))
    answered.add(nonce)
    return reply.redirect(back.href)
  })
  app.post<{ Body: URLSearchParams }>('/openid/login', async ({ body }, reply) => {
    if (steam.fault === 'down') return reply.code(503).send('')
    const isOwn =
      body.get('openid.mode') === 'check_authentication' &&
      body.get('openid.sig') === sign(body) &&
      answered.delete(body.get('openid.response_nonce') ?? '')
    return `ns:${version}\nis_valid:${isOwn && steam.fault !== 'not signed'}\n`
  })
  const site = await app.listen({ port: 0, host: '127.0.0.1' })
  app.server.unref()
  const steam: Steam = {
    provider: 'steam',
    settings: { steam: { site } },
    user: { id: '76561197960287930' },
    fault: undefined,
    agree: async url => {
      const { headers } = await fetch(url, { redirect: 'manual' })
      return new URL(headers.get('location') ?? '').search
    },
    stop: () => app.close(),
  }
  return steam
}

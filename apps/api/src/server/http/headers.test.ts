import { expect } from 'vitest'
import { it } from '../../../test/fixtures/fixtures.ts'
import { goodPassword, openTestApp } from '../../../test/fixtures/test-app.ts'

it('answers of calls are never stored, pictures are; no page may use a camera (rulebook 12.31)', async ({
  app,
  admin,
}) => {
  const { response } = await admin.call('/api/auth/get-user', {})
  expect(response.headers['cache-control']).toBe('no-store')
  const refused = await app.inject('/api/clutchdeck/get-decks')
  expect(refused.headers['cache-control']).toBe('no-store')
  const page = await app.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(page.headers['permissions-policy']).toContain('camera=()')
  const picture = await app.inject('/img/avatars/wolf.png')
  expect([picture.statusCode, picture.headers['cache-control']]).toEqual([
    200,
    expect.stringContaining('public'),
  ])
})

it('pages and calls forbid foreign code, guessed types and frames, and name neither address nor server (rulebook 12.31)', async ({
  app,
}) => {
  for (const url of ['/', '/api/system/get-date', '/api/docs', '/nowhere', '/img/avatars/wolf.png']) {
    const { headers } = await app.inject({ url, headers: { accept: 'text/html' } })
    const policy = String(headers['content-security-policy'])
    expect([url, policy]).toEqual([url, expect.stringMatching(/default-src '(self|none)'/)])
    expect([url, policy]).toEqual([url, expect.stringContaining("frame-ancestors 'none'")])
    expect(policy).not.toMatch(/script-src[^;]*unsafe-/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin|strict-origin-when-cross-origin)$/),
    })
    expect([headers.server, headers['x-powered-by']]).toEqual([undefined, undefined])
  }
})

it('an answer of a call or a file may load nothing, a page only files of the game (rulebook 12.31)', async ({
  app,
}) => {
  const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy']
  for (const url of ['/api/system/get-date', '/img/avatars/wolf.png', '/assets/nothing.js'])
    expect(await policyOf(url), url).toBe("default-src 'none';frame-ancestors 'none'")
  expect(await policyOf('/')).toContain("script-src 'self'")
})

it('a body that has been read does not count as a closed connection: over a real connection a user can sign up and log in', async () => {
  const { app, close } = await openTestApp()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const send = async (call: string, data: object) => {
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    }
    return (await fetch(`${address}/api/auth/${call}`, options)).status
  }
  const account = { username: 'over_http', password: goodPassword }
  expect(await send('signup-query', { ...account, email: 'over_http@example.org' })).toBe(200)
  expect(await send('login-query', account)).toBe(200)
  await close()
})

it('every page may frame embeds, and nothing else; an embed sets no cookie (rulebook 26.1, 26.2)', async ({
  app,
}) => {
  const headersOf = async (url: string) =>
    (await app.inject({ url, headers: { accept: 'text/html' } })).headers
  for (const url of ['/embed/ranking/1', '/embed/league/2?theme=light', '/overlay/3']) {
    const headers = await headersOf(url)
    const policy = String(headers['content-security-policy'])
    expect([url, policy]).toEqual([url, expect.stringMatching(/^default-src 'none';script-src 'self';/)])
    expect([url, policy]).toEqual([url, expect.stringMatching(/;form-action 'none';frame-ancestors \*$/)])
    expect(headers['set-cookie']).toBeUndefined()
  }
  for (const url of [
    '/embed',
    '/embed/other/1',
    '/embed/ranking/1/2',
    '/overlay',
    '/clutchdeck/games/1',
    '/login',
  ])
    expect([url, String((await headersOf(url))['content-security-policy'])]).toEqual([
      url,
      expect.stringMatching(/frame-ancestors 'none'$/),
    ])
})

it('HSTS is sent only over TLS (rulebook 12.31)', async ({ app, testApp }) => {
  const hsts = async (over: typeof app, headers = {}) =>
    (await over.inject({ url: '/api/system/get-date', headers })).headers['strict-transport-security']
  expect(await hsts(app)).toBeUndefined()
  expect(await hsts(app, { 'x-forwarded-proto': 'https' })).toBeUndefined()
  const overTls = await openTestApp({ publicUrl: 'https://play.example.org' }, testApp)
  expect(await hsts(overTls.app)).toMatch(/^max-age=31536000/)
  await overTls.close()
})

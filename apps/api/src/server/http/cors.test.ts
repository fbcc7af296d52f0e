import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { it as base } from '../../../test/fixtures/fixtures.ts'
import { insertTestToken } from '../../../test/fixtures/insert-token.ts'
import { callsByName } from '../router/router.ts'

const elsewhere = { origin: 'https://stats.example.org', 'sec-fetch-site': 'cross-site' }
const it = base.extend('ask', ({ app }) => async (url: string, options: InjectOptions = {}) => {
  const {
    statusCode: status,
    headers,
    body,
  } = await app.inject({ url, ...options, headers: { ...elsewhere, ...options.headers } })
  return { status, headers, body }
})

it('pages of other origins may read what visitors may read, and pictures; nothing else, and never with credentials (rulebook 21.6)', async ({
  app,
}) => {
  for (const [name, { path, method, access, scope, refreshes, run }] of Object.entries(callsByName)) {
    if ('transport' in run && run.transport === 'stream') continue
    const { headers } = await app.inject({ url: path, method, headers: elsewhere })
    const open = access === 'public' && scope === 'read' && refreshes.length === 0
    expect(headers['access-control-allow-origin'], name).toBe(open ? '*' : undefined)
    expect(headers['access-control-allow-credentials'], name).toBeUndefined()
  }
})

it('a browser that asks before a JSON body may send it to public reads, without a token (rulebook 21.6)', async ({
  ask,
}) => {
  const preflight = (call: string) => ask(`/api/${call}`, { method: 'OPTIONS' })
  const { status, headers } = await preflight('clutchdeck/get-event')
  expect([status, headers['access-control-allow-methods'], headers['access-control-allow-headers']]).toEqual([
    204,
    'POST',
    'content-type',
  ])
  for (const call of ['clutchdeck/add-card', 'auth/get-tokens', 'auth/login-query'])
    expect((await preflight(call)).headers['access-control-allow-methods'], call).toBeUndefined()
})

it('a page of another origin is answered as a visitor, even if the browser sends the cookie (rulebook 21.6)', async ({
  ask,
  newUser,
}) => {
  const user = await newUser()
  const options: InjectOptions = { method: 'POST', payload: {}, headers: { cookie: user.cookie } }
  expect((await ask('/api/auth/get-user', options)).status).toBe(204)
  expect(
    (
      await ask('/api/auth/get-user', {
        ...options,
        headers: { cookie: user.cookie, origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' },
      })
    ).status,
  ).toBe(200)
})

it('a page of another origin cannot write, not even with a token (rulebook 12.17, 21.6)', async ({
  ask,
  db,
  newUser,
}) => {
  const user = await newUser()
  const { token } = await insertTestToken(db, user.id, ['play'])
  const { status, headers } = await ask('/api/social/read-notifications', {
    method: 'POST',
    payload: {},
    headers: { authorization: `Bearer ${token}` },
  })
  expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined])
})

it.for(['/api/openapi.json', '/api/event-file.schema.json'])(
  'pages of other origins can read %s (rulebook 21.6)',
  async (path, { ask }) => {
    const { status, headers } = await ask(path)
    expect([status, headers['access-control-allow-origin']]).toEqual([200, '*'])
  },
)

it('pictures can be shown and read on pages of other origins (rulebook 21.6)', async ({ ask }) => {
  const { status, headers } = await ask('/img/countries/pl.png')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

import { createTRPCUntypedClient } from '@trpc/client'
import { expect, test, vi } from 'vitest'
import { failureOf } from './failure.ts'
import { restLink } from './rest-link.ts'

function clientAnswering(response: () => Promise<Response>) {
  const fetch = vi.fn((_path: string, _init: RequestInit) => response())
  const link = restLink({
    fetch,
    defaultText: procedure => `default of ${procedure}`,
    missingText: part => (part === 'keyplays' ? `no ${part}` : undefined),
    offlineText: () => 'offline',
  })
  return { fetch, client: createTRPCUntypedClient({ links: [link] }) }
}
const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status })
const failure = (call: Promise<unknown>) => call.then(() => undefined, failureOf)

test('a GET call carries its input in the query, without undefined values', async () => {
  const { fetch, client } = clientAnswering(json({ date: 'now' }))
  await client.query('system.getDate', { page: 2, phrase: 'a b', clanId: undefined })
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/system/get-date?page=2&phrase=a+b')
  expect(fetch.mock.calls[0]?.[1].method).toBe('GET')
})

test('a POST call carries its input as JSON, also if it is a query', async () => {
  const { fetch, client } = clientAnswering(json({ username: 'zywoo' }))
  await expect(client.mutation('account.login', { username: 'zywoo' })).resolves.toEqual({
    username: 'zywoo',
  })
  expect(fetch.mock.calls[0]).toMatchObject([
    '/api/auth/login-query',
    { method: 'POST', body: '{"username":"zywoo"}' },
  ])
})

test('204 means that no user is signed in (rulebook 1.19)', async () => {
  const { client } = clientAnswering(async () => new Response(null, { status: 204 }))
  await expect(client.query('account.getUser', {})).resolves.toBeNull()
})

test('a refusal keeps the rule, the text and the status', async () => {
  const { client } = clientAnswering(json({ message: 'Full.', code: 'CONFLICT', rule: 'DECK_FULL' }, 409))
  expect(await failure(client.mutation('account.login', {}))).toMatchObject({
    message: 'Full.',
    status: 409,
    rule: 'DECK_FULL',
  })
})

test('a refusal says after how many seconds the call may succeed, if the server does (rulebook 12.32)', async () => {
  const headers = { 'retry-after': '40' }
  const { client } = clientAnswering(async () =>
    Response.json({ message: 'Wait.' }, { status: 429, headers }),
  )
  expect(await failure(client.mutation('account.login', {}))).toMatchObject({ retryAfter: 40 })
  const silent = clientAnswering(json({ message: 'Wait.' }, 429)).client
  expect((await failure(silent.mutation('account.login', {})))?.retryAfter).toBeUndefined()
})

test('an error without a text has the default of its call', async () => {
  const { client } = clientAnswering(async () => new Response('<html>', { status: 502 }))
  expect(await failure(client.mutation('account.login', {}))).toMatchObject({
    message: 'default of account.login',
    status: 502,
  })
})

test('a call without an answer says so', async () => {
  const { client } = clientAnswering(() => Promise.reject(new TypeError('fetch failed')))
  expect(await failure(client.query('system.getDate', {}))).toMatchObject({ message: 'offline', status: 0 })
})

test.each([{}, { keyplays: null }, { keyplays: {} }, []])(
  'an answer %j without its list fails with its own text',
  async body => {
    const { client } = clientAnswering(json(body))
    expect(await failure(client.query('catalogue.getKeyplays', {}))).toMatchObject({ message: 'no keyplays' })
  },
)

test.each([
  ['event.getEvents', { events: {} }],
  ['event.getFeaturedEvents', {}],
  ['score.getEventScores', { count: 3 }],
  ['score.getDeckScore', { scores: null }],
  ['deck.getCards', null],
  ['clan.getClanMembers', []],
  ['system.getDate', { date: 5 }],
])(
  'an answer of %s without the part that is read, %j, fails with the default of its call',
  async (procedure, body) => {
    const { client } = clientAnswering(json(body))
    expect(await failure(client.query(procedure, {}))).toMatchObject({
      message: `default of ${procedure}`,
      status: 200,
    })
  },
)

test.each([
  ['event.getEvents', { events: [] }],
  ['clan.getClan', { clan: {} }],
  ['system.getDate', { date: '2026-02-09T18:00:00Z' }],
])('an answer of %s that has the part is passed on', async (procedure, body) => {
  const { client } = clientAnswering(json(body))
  await expect(client.query(procedure, {})).resolves.toEqual(body)
})

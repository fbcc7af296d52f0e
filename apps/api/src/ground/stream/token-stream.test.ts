import { expect } from 'vitest'
import { it as base } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertTestToken } from '../../../test/fixtures/insert-token.ts'
import { openTestApp } from '../../../test/fixtures/test-app.ts'
import { openStream } from '../../../test/servers/stream.ts'
import { publishMessage } from './message-queries.ts'

const it = base
  .extend('address', { scope: 'file' }, ({ testApp }) => testApp.app.listen({ port: 0, host: '127.0.0.1' }))
  .extend('user', ({ newUser }) => newUser())
  .extend('held', ({ db, user }) => insertTestToken(db, user.id, ['read']))

const streamOf = (address: string, token: string) =>
  openStream(address, '', '', { authorization: `Bearer ${token}` })

/** Opens the stream as lines of JSON; `next` waits for the next line that is not empty. */
async function linesOf(address: string, query: string, token: string) {
  const ending = new AbortController()
  const response = await fetch(`${address}/api/clutchdeck/live${query}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/x-ndjson' },
    signal: ending.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<unknown> => {
    const [line, ...rest] = text.split('\n')
    if (rest.length > 0) {
      text = rest.join('\n')
      return line ? JSON.parse(line) : next()
    }
    const { value, done } = (await reader?.read()) ?? { done: true }
    if (done) return 'end'
    text += value
    return next()
  }
  return { response, next, leave: () => ending.abort() }
}

it('the stream of an access token ends at once when the token is revoked (rulebook 21.5)', async ({
  user,
  held,
  address,
}) => {
  const stream = await streamOf(address, held.token)
  expect(await stream.next()).toBe('open')
  expect((await user.call('/api/auth/revoke-token', { id: held.id })).status).toBe(200)
  expect(await stream.next()).toBe('end')
})

it('an access token has one stream: a new one ends the one before, in this process and in others (rulebook 21.5)', async ({
  testApp,
  held,
  address,
}) => {
  const second = await openTestApp({}, testApp)
  const elsewhere = await second.app.listen({ port: 0, host: '127.0.0.1' })
  const streams = [await streamOf(address, held.token)]
  for (const next of [elsewhere, elsewhere]) {
    expect(await streams.at(-1)?.next()).toBe('open')
    streams.push(await streamOf(next, held.token))
    expect(await streams.at(-2)?.next()).toBe('end')
  }
  expect(await streams.at(-1)?.next()).toBe('open')
  streams.at(-1)?.leave()
  await second.close()
})

it('the stream can be read as lines of JSON, which end with the token too (rulebook 21.5)', async ({
  db,
  user,
  held,
  address,
}) => {
  const { eventId } = await insertTestEvent(db, [{ open: -1, lock: 60 }])
  const stream = await linesOf(address, `?eventId=${eventId}`, held.token)
  expect(stream.response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
  expect(stream.response.headers.get('cache-control')).toBe('no-store')
  expect(await stream.next()).toEqual({ type: 'open' })
  await publishMessage(db, { type: 'scores_changed', eventId })
  expect(await stream.next()).toEqual({ type: 'scores_changed', eventId })
  await user.call('/api/auth/revoke-token', { id: held.id })
  expect(await stream.next()).toBe('end')
})

it('lines of an event that the asker may not see are a 404, as JSON', async ({ held, address }) => {
  const { response } = await linesOf(address, '?eventId=999999', held.token)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    404,
    'application/json; charset=utf-8',
  ])
})

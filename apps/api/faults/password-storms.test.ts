import { once } from 'node:events'
import type * as argon2 from '@node-rs/argon2'
import { expect, vi } from 'vitest'
import { countPasswords, hashPassword, inPasswordLine } from '../src/people/account/credential/password.ts'
import { it as base } from '../test/fixtures/fixtures.ts'
import { goodPassword, openTestApp } from '../test/fixtures/test-app.ts'

const it = base.extend('player', { scope: 'file' }, ({ signUp }) => signUp('stormed'))

/** How many real hashings run now, the most that ran at once, their passwords in the order in which they began, how many are done, and those that are held. */
const hashing = vi.hoisted(() => ({
  now: 0,
  most: 0,
  begun: [] as string[],
  done: 0,
  held: null as (() => void)[] | null,
}))
vi.mock('@node-rs/argon2', async original => {
  const real = await original<typeof argon2>()
  const watched =
    <Args extends unknown[], T>(
      work: (...args: Args) => Promise<T>,
      passwordOf: (...args: Args) => unknown,
    ) =>
    async (...args: Args): Promise<T> => {
      hashing.most = Math.max(hashing.most, ++hashing.now)
      hashing.begun.push(`${passwordOf(...args)}`)
      await new Promise<void>(resolve => (hashing.held ? hashing.held.push(resolve) : resolve()))
      return work(...args).finally(() => {
        hashing.now--
        hashing.done++
      })
    }
  return {
    ...real,
    hash: watched(real.hash, password => password),
    verify: watched(real.verify, (_, password) => password),
  }
})

const reset = (held: (() => void)[] | null) => Object.assign(hashing, { most: 0, begun: [], done: 0, held })
/** Holds all hashing until `open` is called. */
function holdHashing() {
  reset([])
  return {
    letOneGo: () => hashing.held?.shift()?.(),
    open: () => {
      const held = hashing.held ?? []
      hashing.held = null
      for (const resume of held) resume()
    },
  }
}
const strangersPassword = 'Strange!Pass1'
/** Ends one of the two hashings that are held, and answers whose comes next. */
async function nextAfterOne(gate: ReturnType<typeof holdHashing>) {
  const begun = (many: number) =>
    vi.waitUntil(() => hashing.begun.length === many, { interval: 1, timeout: 60_000 })
  await begun(2)
  gate.letOneGo()
  await begun(3)
  return hashing.begun[2]
}
/** Waits until more than so many wait for their turn. */
const waitForMore = (than: number) =>
  vi.waitUntil(() => countPasswords().waiting > than, { interval: 1, timeout: 60_000 })

it('a storm of sign-ins hashes two passwords at a time and does not delay other calls (rulebook 1.12)', async ({
  visitor,
  player,
}) => {
  reset(null)
  const storm = Array.from({ length: 100 }, (_, n) =>
    visitor.call('/api/auth/login-query', {
      username: n % 2 === 0 ? player.username : `nobody_${n}`,
      password: goodPassword,
    }),
  )
  await vi.waitUntil(() => hashing.done > 0, { interval: 1, timeout: 60_000 })
  expect((await player.call('/api/clutchdeck/get-events', {})).status).toBe(200)
  expect(hashing.done).toBeLessThan(storm.length)
  const statuses = (await Promise.all(storm)).map(({ status }) => status)
  expect(new Set(statuses.filter((_, n) => n % 2 === 0))).toEqual(new Set([200]))
  expect(new Set(statuses.filter((_, n) => n % 2 === 1))).toEqual(new Set([401]))
  expect(hashing).toMatchObject({ now: 0, most: 2, done: storm.length })
})

it('a storm of sign-ups is refused in time, and users with an account take precedence (rulebook 1.12)', async ({
  visitor,
  player,
}) => {
  const gate = holdHashing()
  const storm = Array.from({ length: 80 }, (_, n) =>
    visitor.call('/api/auth/signup-query', {
      username: `storm_${n}`,
      email: `storm_${n}@example.org`,
      password: strangersPassword,
    }),
  )
  // 50 sign-ups wait.
  await waitForMore(49)
  const logIn = visitor.call('/api/auth/login-query', { username: player.username, password: goodPassword })
  await waitForMore(50)
  expect(await nextAfterOne(gate)).toBe(goodPassword)
  gate.open()
  expect((await logIn).status).toBe(200)
  const refused = (await Promise.all(storm)).filter(answer => answer.status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, body, response } of refused)
    expect([status, body, response.headers['retry-after']]).toEqual([
      503,
      expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', rule: 'TOO_MANY_SIGN_INS' }),
      '5',
    ])
})

it("a flood of strangers' log-ins leaves known devices their places (rulebook 1.12)", async ({
  testApp,
  player,
}) => {
  const { app, close } = await openTestApp({ rateLimits: true }, testApp)
  const gate = holdHashing()
  const logIn = (username: string, password: string, network: number, cookie?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login-query',
      remoteAddress: `10.2.${network >> 8}.${network & 255}`,
      payload: { username, password },
      headers: cookie ? { cookie } : {},
    })
  const refused: number[] = []
  const flood = Array.from({ length: 300 }, async (_, n) => {
    const { statusCode } = await logIn(`stranger_${n}`, strangersPassword, n)
    if (statusCode === 503) refused.push(n)
  })
  // Two are being checked, and 200 wait.
  await vi.waitUntil(() => refused.length >= 98, { interval: 1, timeout: 60_000 })
  const device = player.cookie.split('; ').find(each => each.startsWith('device='))
  const owner = logIn(player.username, goodPassword, 999, device)
  await waitForMore(200)
  expect(await nextAfterOne(gate)).toBe(goodPassword)
  gate.open()
  expect((await owner).statusCode).toBe(200)
  await Promise.all(flood)
  await close()
})

it('in a flood of sign-ups those who are refused cost no statement, and a log-in goes first (rulebook 1.12)', async ({
  testApp,
  player,
  db,
}) => {
  const { app, close } = await openTestApp({ rateLimits: true }, testApp)
  const gate = holdHashing()
  const call = (url: string, remoteAddress: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/auth/${url}`, remoteAddress, payload })
  const flood = Array.from({ length: 400 }, (_, n) =>
    call('signup-query', `10.3.${n >> 8}.${n & 255}`, {
      username: `flood_${n}`,
      email: `flood_${n}@example.org`,
      password: strangersPassword,
    }),
  )
  const credentials = { username: player.username, password: goodPassword }
  await waitForMore(49)
  const logIn = call('login-query', '10.4.0.1', credentials)
  await waitForMore(50)
  expect(await nextAfterOne(gate)).toBe(goodPassword)
  gate.open()
  expect((await logIn).statusCode).toBe(200)
  await Promise.all(flood)
  const { length } = await db
    .selectFrom('sign_in_attempt')
    .select('key')
    .where('key', 'like', 'sign-up:10.3.%')
    .execute()
  expect(length).toBeGreaterThan(0)
  expect(length).toBeLessThan(100)
  await close()
})

it('a password is not hashed if its client left while it waited (rulebook 1.12)', async ({ app }) => {
  const gate = holdHashing()
  const hashOne = () => inPasswordLine('known', { hasLeft: () => false }, () => hashPassword(goodPassword))
  const running = [hashOne(), hashOne()]
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const arrival = once(app.server, 'request')
  const asker = new AbortController()
  const signUp = fetch(`${address}/api/auth/signup-query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'left_early', email: 'left@example.org', password: goodPassword }),
    signal: asker.signal,
  })
  const [request, response] = await arrival
  await once(request, 'end')
  asker.abort()
  await expect(signUp).rejects.toThrow('aborted')
  await once(response, 'close')
  const next = hashOne()
  gate.open()
  await Promise.all([...running, next])
  expect(hashing.done).toBe(3)
})

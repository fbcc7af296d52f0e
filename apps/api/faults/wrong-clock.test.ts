import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertTestEvent } from '../test/fixtures/insert-event.ts'
import { goodPassword, openTestApp, type TestApp } from '../test/fixtures/test-app.ts'
import { serverOfTest } from '../test/servers/server-of-test.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

/** Shifts the clock of the process by this many hours. */
const shifted = (hours: number) => `const Real = Date
const shift = ${hours} * 3600 * 1000
globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + shift)
    else super(...given)
  }
  static now() { return Real.now() + shift }
}`

test.each([-25, 25])('a host whose clock is wrong by %i hours changes nothing', async hours => {
  const { address } = await serverOfTest(testApp.url, {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shifted(hours))}`,
  })
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const { eventId, players } = await insertTestEvent(testApp.db, [
    { open: -60, lock: 5 / 60 },
    { open: 60, lock: 120 },
  ])
  const username = `clock_${hours + 50}`
  const email = `${username}@example.org`
  const signedUp = await post('/api/auth/signup-query', {
    username,
    email,
    password: goodPassword,
    acceptPolicy: true,
  })
  expect(signedUp.status).toBe(200)
  const cookie = signedUp.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ')
  expect(signedUp.headers.getSetCookie().join()).not.toContain('Expires')
  const { id } = (
    (await (await post('/api/auth/get-user', {}, cookie)).json()) as { currentUser: { id: number } }
  ).currentUser
  const add = async (phase: number) => {
    const card = { userId: id, eventId, playerId: players[0], phase, perks: [], keyplays: [], deckOrder: 1 }
    return (await post('/api/clutchdeck/add-card', card, cookie)).status
  }
  // Open in reality, although the host thinks that it is long past or has not begun; and vice versa.
  expect([await add(1), await add(2)]).toEqual([200, 409])
  const { rows } = await sql`select from account where username = ${username}
    and abs(extract(epoch from now() - policy_accepted_at)) < 60`.execute(testApp.db)
  expect(rows).toHaveLength(1)
  const frozen = async () =>
    (
      await sql<{ late: number | null }>`select extract(epoch from frozen_at - lock)::float8 as late
      from phase where event_id = ${eventId} and index = 1`.execute(testApp.db)
    ).rows[0]?.late
  await vi.waitFor(async () => expect(await frozen()).toBeLessThan(40), { timeout: 45_000, interval: 200 })
  expect(await add(1)).toBe(409)
  const date = (await (await fetch(`${address}/api/system/get-date`)).json()) as { date: string }
  expect(Math.abs(Date.parse(date.date) - Date.now())).toBeLessThan(60_000)
})

import { expect } from 'vitest'
import { it } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { openTestApp, type TestUser } from '../../../test/fixtures/test-app.ts'
import { acceptOrganiser, insertOrganiser } from '../../game/event/organiser/organiser-queries.ts'
import { deleteOldCounts } from './call-count-queries.ts'
import { limits, openCallLimits } from './call-limits.ts'

const fail = (error: unknown) => {
  throw error
}

it("processes know each other's counts after sharing them, and counts end with their window (rulebook 12.16)", async ({
  db,
}) => {
  const [here, there] = [openCallLimits(db, fail), openCallLimits(db, fail)]
  for (let n = 0; n < 200; n++) here.count('write:1', limits.write)
  for (let n = 0; n < 100; n++) there.count('write:1', limits.write)
  await here.share()
  await there.share()
  expect(there.count('write:1', limits.write).calls).toBe(301)
  await here.share()
  expect(here.count('write:1', limits.write).calls).toBe(201)
  here.close()
  there.close()
  await db.updateTable('call_count').set({ until: new Date() }).execute()
  const later = openCallLimits(db, fail)
  for (let n = 0; n < 40; n++) later.count('write:1', limits.write)
  await later.share()
  expect(later.count('write:1', limits.write).calls).toBe(41)
  later.close()
  await db.updateTable('call_count').set({ until: new Date() }).execute()
  await deleteOldCounts(db)
  expect(await db.selectFrom('call_count').selectAll().execute()).toEqual([])
})

it('users with few calls cause no database writes', async ({ db }) => {
  const counted = openCallLimits(db, fail)
  for (let n = 0; n < 100; n++) counted.count(`1200:10.0.0.${n}`, { calls: 1200, seconds: 60 })
  await counted.share()
  counted.close()
  expect(await db.selectFrom('call_count').selectAll().execute()).toEqual([])
})

it('a user can send 30 invites and make 20 clan calls an hour, from any address (rulebook 12.16)', async ({
  testApp,
}) => {
  const limited = await openTestApp({ rateLimits: true }, testApp)
  const user = await testApp.signUp('busy_one')
  const call = limited.as(user)
  const waits: number[] = []
  const rules = async (times: number, path: string, body: (n: number) => object) => {
    const found: (string | undefined)[] = []
    for (let n = 0; n < times; n++) {
      const { body: refusal, response } = await call<{ rule?: string }>(path, body(n), {
        remoteAddress: `10.1.${n % 250}.1`,
      })
      found.push(refusal.rule)
      if (refusal.rule === 'TOO_MANY_CALLS') waits.push(Number(response.headers['retry-after']))
    }
    return found
  }
  const invited = await rules(31, '/api/social/send-invite', n => ({
    senderName: user.username,
    recipientName: `nobody_${n}`,
  }))
  expect(invited.slice(0, 30).every(rule => rule === 'INVITE_UNKNOWN')).toBe(true)
  expect(invited[30]).toBe('TOO_MANY_CALLS')
  expect(waits[0]).toBeGreaterThan(3000)
  const clans = await rules(21, '/api/social/join-clan', () => ({ userId: user.id, clanId: 999_999 }))
  expect(clans.indexOf('TOO_MANY_CALLS')).toBe(20)
  const writes = await rules(260, '/api/social/read-notifications', () => ({ ids: [] }))
  expect(writes.filter(rule => rule === 'TOO_MANY_CALLS')).toHaveLength(12)
  await limited.close()
})

it('an IPv6 network has 1,200 requests a minute; the refusal has the shape of the game (rulebook 12.16)', async ({
  testApp,
}) => {
  const limited = await openTestApp({ rateLimits: true }, testApp)
  const ask = (n: number) =>
    limited.app.inject({ url: '/api/nothing', remoteAddress: `2001:db8:1:2:${n.toString(16)}::1` })
  for (let n = 0; n < 1200; n++) await ask(n)
  const refused = await ask(5000)
  expect([refused.statusCode, refused.json().rule]).toEqual([429, 'TOO_MANY_CALLS'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers).toMatchObject({
    'ratelimit-policy': '"calls";q=1200;w=60',
    ratelimit: expect.stringMatching(/^"calls";r=0;t=\d+$/),
  })
  expect(Object.keys(refused.headers).filter(name => name.startsWith('x-ratelimit'))).toEqual([])
  const file = await limited.app.inject({ url: '/assets/base.js', remoteAddress: '2001:db8:1:2::1' })
  expect(file.statusCode, 'files of pages do not count').toBe(404)
  const elsewhere = await limited.app.inject({ url: '/api/nothing', remoteAddress: '2001:db8:1:3::1' })
  expect(elsewhere.statusCode).toBe(404)
  await limited.close()
})

it('an organiser can make 300 writing calls a minute, an admin any number (rulebook 12.16)', async ({
  testApp,
  db,
}) => {
  const limited = await openTestApp({ rateLimits: true }, testApp)
  const organiser = await testApp.signUp('busy_organiser')
  const admin = await testApp.signUp('busy_admin', 'admin')
  const { eventId } = await insertTestEvent(db, [])
  await insertOrganiser(db, { eventId, userId: organiser.id })
  await acceptOrganiser(db, { eventId, userId: organiser.id })
  const statuses = async (user: TestUser) => {
    const found = new Set<number>()
    for (let n = 0; n < 301; n++) {
      const remoteAddress = `10.2.${n % 250}.1`
      const { status } = await limited.as(user)(
        '/api/clutchdeck/remove-phase-match',
        { id: 2_000_000_000 },
        { remoteAddress },
      )
      found.add(status)
    }
    return [...found]
  }
  expect(await statuses(organiser)).toEqual([403, 429])
  expect(await statuses(admin)).toEqual([404])
  await limited.close()
})

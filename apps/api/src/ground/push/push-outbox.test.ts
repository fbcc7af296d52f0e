import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, vi } from 'vitest'
import { insertTestUsers } from '../../../test/fixtures/insert-users.ts'
import { it as base } from '../../../test/fixtures/push-fixtures.ts'
import { goodPassword, type TestUser } from '../../../test/fixtures/test-app.ts'
import type { PushBrowser } from '../../../test/servers/push-server.ts'
import { notify } from '../../game/notification/notify.ts'
import { saveContact } from '../../people/account/contact/contact-queries.ts'
import { eraseAccounts } from '../../people/account/erasure/erase-accounts.ts'
import { openSending } from '../../server/jobs/sending.ts'
import type { Db } from '../db/db.ts'
import type { PushSettings } from '../env/env.ts'
import { openSession } from '../session/session.ts'
import { saveSubscription } from './push-queries.ts'
import { watchServices } from './service-health.ts'

const start = Date.UTC(2027, 0, 4, 12)
/** An instant so many minutes after a Monday noon. */
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()

let keys = 0

/** With a push service, and `send`, by which a process sends what is due `minutes` after the start. */
const it = base
  .extend('failures', () => [] as string[])
  .extend(
    'process',
    ({ testApp, server, failures }) =>
      (minutes: number, more: Partial<PushSettings> = {}) =>
        openSending(
          testApp.database.db,
          { push: server.settings(more) },
          error => failures.push(error.message),
          async () => at(minutes),
        ),
  )
  .extend(
    'send',
    ({ process }) =>
      (minutes: number) =>
        process(minutes).sendPushes(),
  )
  .extend('emptyQueue', { auto: true }, async ({ db }) => {
    await db.deleteFrom('delivery').execute()
  })
  .extend(
    'subscribe',
    ({ server }) =>
      async (user: TestUser, browser = server.newBrowser()): Promise<PushBrowser> => {
        const { status } = await user.call('/api/contact/subscribe-push', {
          ...browser.subscription,
          language: 'en',
          timeZone: 'Europe/Warsaw',
        })
        expect(status).toBe(200)
        return browser
      },
  )
  /** Notifies users of a reward each, due `minutes` after the start. */
  .extend('reward', ({ db }) => async (users: readonly { id: number }[], minutes = 0, reward = 'a mouse') => {
    const facts = { eventId: 7, event: 'Vistula Open', reward, amount: 1 }
    const naturalKey = `reward ${++keys}`
    await notify(
      db,
      users.map(({ id }) => ({ userId: id, kind: 'reward_granted' as const, facts, naturalKey })),
    )
    await db
      .updateTable('delivery')
      .set({ try_at: at(minutes), until: at(minutes + 24 * 60) })
      .where('try_at', '<', at(-1))
      .execute()
  })
  .extend('outcomes', ({ db }) => async ({ id }: { id: number }) => {
    const rows = await db
      .selectFrom('delivery')
      .where('account_id', '=', id)
      .select('outcome')
      .orderBy('id')
      .execute()
    return rows.map(({ outcome }) => outcome)
  })

const bodiesOf = ({ received }: PushBrowser) => received.map(({ notification }) => notification.body)

it('a notification is pushed once, encrypted and signed, with what both kinds of browsers need (rulebook 20.12, 20.15)', async ({
  newUser,
  subscribe,
  reward,
  send,
}) => {
  const user = await newUser()
  const browser = await subscribe(user)
  await reward([user])
  await send(0)
  await send(40)
  expect(browser.received).toEqual([
    {
      ttl: 24 * 3600,
      topic: 'e7p0',
      urgency: 'normal',
      subject: 'mailto:game@example.org',
      notification: {
        title: 'You won a reward',
        body: 'Vistula Open: you won a mouse.',
        navigate: 'https://play.example.org/clutchdeck/games/7',
        tag: 'e7p0',
        lang: 'en',
      },
    },
  ])
})

it('a user without a browser that takes pushes has none waiting', async ({ newUser, reward, outcomes }) => {
  const user = await newUser()
  await reward([user])
  expect(await outcomes(user)).toEqual([])
})

it('pushes are half an hour apart, four a day of the zone; the rest of the day is dropped (rulebook 20.14)', async ({
  newUser,
  subscribe,
  reward,
  send,
  outcomes,
}) => {
  const user = await newUser()
  const browser = await subscribe(user)
  const arrived: number[] = []
  for (const name of ['1', '2', '3', '4', '5', '6']) await reward([user], 0, name)
  for (let minute = 0; minute <= 10 * 60; minute += 5) {
    await send(minute)
    while (arrived.length < browser.received.length) arrived.push(minute)
  }
  expect(arrived).toEqual([0, 30, 60, 90])
  expect((await outcomes(user)).toSorted()).toEqual(['dropped', 'dropped', 'sent', 'sent', 'sent', 'sent'])
  await reward([user], 24 * 60, 'tomorrow')
  await send(24 * 60)
  expect(bodiesOf(browser).at(-1)).toContain('tomorrow')
})

it('what becomes due in quiet hours is pushed at 08:00 of the zone of the user (rulebook 20.9)', async ({
  newUser,
  subscribe,
  reward,
  send,
}) => {
  const user = await newUser()
  const browser = await subscribe(user)
  // 22:00 in Warsaw is 21:00 UTC.
  await reward([user], 9 * 60)
  for (const minutes of [9 * 60, 14 * 60, 19 * 60 - 1]) await send(minutes)
  expect(browser.received).toEqual([])
  await send(19 * 60)
  expect(browser.received).toHaveLength(1)
})

it('what the user has read in the bell, or turned off, is not pushed (rulebook 20.13)', async ({
  db,
  newUser,
  subscribe,
  reward,
  send,
  outcomes,
}) => {
  const [reader, muted] = [await newUser(), await newUser()]
  const browsers = [await subscribe(reader), await subscribe(muted)]
  await reward([reader, muted])
  await db
    .updateTable('notification')
    .set({ read_at: at(0) })
    .where('user_id', '=', reader.id)
    .execute()
  await muted.call('/api/contact/save-settings', { choice: { kind: 'result', channel: 'push', on: false } })
  await send(0)
  expect(browsers.flatMap(bodiesOf)).toEqual([])
  expect([await outcomes(reader), await outcomes(muted)]).toEqual([['dropped'], ['dropped']])
})

it.for([404, 410])(
  'a browser that is gone, %i, is forgotten; the others get the push (rulebook 20.12)',
  async (status, { db, visitor, newUser, testApp, subscribe, reward, send }) => {
    const user = await newUser()
    const [gone, kept] = [await subscribe(user), await subscribe(await logIn(testApp, visitor, user))]
    gone.behave(status)
    await reward([user])
    await send(0)
    expect([gone.received.length, kept.received.length]).toEqual([0, 1])
    const left = db.selectFrom('push_subscription').where('account_id', '=', user.id).select('endpoint')
    expect(await left.execute()).toEqual([{ endpoint: kept.subscription.endpoint }])
  },
)

it('a push service that is busy is tried again, 1 and 2 minutes later; one that refuses is not (rulebook 20.15)', async ({
  newUser,
  subscribe,
  reward,
  send,
  outcomes,
  failures,
}) => {
  const [patient, refused] = [await newUser(), await newUser()]
  const [busy, strict] = [await subscribe(patient), await subscribe(refused)]
  busy.behave(503)
  strict.behave(400)
  await reward([patient, refused])
  for (const minute of [0, 1, 2]) await send(minute)
  busy.behave(201)
  for (const minute of [2.5, 3, 4]) await send(minute)
  expect([busy.received.length, await outcomes(patient)]).toEqual([1, ['sent']])
  expect(await outcomes(refused)).toEqual(['refused'])
  expect(failures).toEqual([
    expect.stringMatching(/status \d+: \{"reason":"BadJwtToken"\}/),
    expect.stringMatching(/status \d+: \{"reason":"BadJwtToken"\}/),
    expect.stringMatching(/status \d+: \{"reason":"BadJwtToken"\}/),
  ])
})

it('a process says which push service refuses it and why, until that takes a push; addresses that users invent are not said (rulebook 12.36)', async ({
  newUser,
  subscribe,
  reward,
  process,
}) => {
  const user = await newUser()
  const browser = await subscribe(user)
  const sending = process(0)
  expect([sending.pushes(), watchServices(false).refusal()]).toEqual(['ok', null])
  browser.behave(403)
  await reward([user])
  await sending.sendPushes()
  expect(sending.pushes()).toBe('127.0.0.1: status 403: {"reason":"BadJwtToken"}')
  browser.behave(201)
  await reward([user])
  await sending.sendPushes()
  expect(sending.pushes()).toBe('ok')

  const health = watchServices(false)
  for (const host of ['web.push.apple.com', 'push.example.org', '10.0.0.7', 'xfcm.googleapis.com'])
    health.note(host, 'status 403: BadJwtToken')
  expect(health.refusal()).toBe('web.push.apple.com: status 403: BadJwtToken')
})

it('two processes at once push to each of 60 users once, and keep the limits of one who has three (rulebook 20.5, 20.14)', async ({
  db,
  newUser,
  subscribe,
  reward,
  server,
  process,
}) => {
  const user = await newUser()
  const browser = await subscribe(user)
  const many = await insertSubscribed(db, 60, () => server.newBrowser())
  await reward(many.map(({ id }) => ({ id })))
  for (const name of ['1', '2', '3']) await reward([user], 0, name)
  await Promise.all([process(0).sendPushes(), process(0).sendPushes()])
  expect(many.map(each => each.browser.received.length)).toEqual(Array.from({ length: 60 }, () => 1))
  expect(browser.received).toHaveLength(1)
})

it('what a killed process was sending is pushed by another one after its lease, within the limits (rulebook 20.5)', async ({
  db,
  newUser,
  subscribe,
  reward,
  send,
}) => {
  const user = await newUser()
  const browser = await subscribe(user)
  await reward([user])
  // As a process leaves it that dies between taking the turn and sending.
  const [row] = await db
    .updateTable('delivery')
    .set({ tries: 1, try_at: at(5) })
    .returning('id')
    .execute()
  await db
    .updateTable('contact')
    .set({ pushed_at: at(0), pushed_id: row?.id ?? 0 })
    .where('account_id', '=', user.id)
    .execute()
  await send(4)
  expect(browser.received).toEqual([])
  await send(5)
  expect(browser.received).toHaveLength(1)
})

it('a push that could not be sent in time is dropped (rulebook 20.5)', async ({
  newUser,
  subscribe,
  reward,
  send,
  outcomes,
}) => {
  const user = await newUser()
  const browser = await subscribe(user)
  await reward([user])
  await send(24 * 60)
  expect([browser.received.length, await outcomes(user)]).toEqual([0, ['expired']])
})

it('signing out ends the pushes of that browser, and nothing that waits is sent (rulebook 20.12)', async ({
  newUser,
  subscribe,
  reward,
  send,
  outcomes,
}) => {
  const user = await newUser()
  const browser = await subscribe(user)
  await reward([user])
  expect((await user.call('/api/auth/logout', {})).status).toBe(200)
  await send(0)
  expect([browser.received.length, await outcomes(user)]).toEqual([0, ['dropped']])
})

it('erasure deletes the subscriptions (rulebook 1.18)', async ({ db, newUser, subscribe }) => {
  const user = await newUser()
  await subscribe(user)
  await db
    .updateTable('account')
    .set({ deletion_requested_at: '2020-01-01T00:00:00Z' })
    .where('id', '=', user.id)
    .execute()
  await eraseAccounts(db)
  const left = db.selectFrom('push_subscription').where('account_id', '=', user.id).select('id')
  expect(await left.execute()).toEqual([])
})

it('a browser belongs to the user who subscribed with it last (rulebook 20.12)', async ({
  newUser,
  subscribe,
  reward,
  send,
  server,
}) => {
  const [first, second] = [await newUser(), await newUser()]
  const browser = server.newBrowser()
  await subscribe(first, browser)
  await subscribe(second, browser)
  await reward([first], 0, 'the first')
  await reward([second], 0, 'the second')
  await send(0)
  expect(bodiesOf(browser)).toEqual(['Vistula Open: you won the second.'])
})

it('the first browser turns on everything that is pushed; another one leaves the choices (rulebook 20.13)', async ({
  newUser,
  subscribe,
  visitor,
  testApp,
}) => {
  const user = await newUser()
  const pushesOf = async () => {
    const { body } = await user.call<{ choices: { channel: string; kind: string; on: boolean }[] }>(
      '/api/contact/get-contact',
    )
    return body.choices.filter(({ channel, on }) => channel === 'push' && !on).map(({ kind }) => kind)
  }
  const turnOff = () =>
    user.call('/api/contact/save-settings', { choice: { kind: 'result', channel: 'push', on: false } })
  await turnOff()
  await subscribe(user)
  expect(await pushesOf()).toEqual([])
  await turnOff()
  await subscribe(await logIn(testApp, visitor, user))
  expect(await pushesOf()).toEqual(['result'])
})

it('an endpoint inside the network is not connected to, even if it was stored (rulebook 20.12)', async ({
  db,
  newUser,
  subscribe,
  reward,
  process,
  failures,
  outcomes,
}) => {
  let connections = 0
  const inside = createServer(() => connections++)
  await new Promise<void>(resolve => inside.listen(0, resolve))
  const { port } = inside.address() as AddressInfo
  for (const endpoint of [`https://127.0.0.1:${port}/a`, `https://localhost:${port}/a`]) {
    const user = await newUser()
    await subscribe(user)
    await db.updateTable('push_subscription').set({ endpoint }).where('account_id', '=', user.id).execute()
    await reward([user])
    await process(0, { allowInside: false }).sendPushes()
    expect(await outcomes(user)).toEqual([null])
  }
  inside.close()
  expect(connections).toBe(0)
  expect(failures).toHaveLength(2)
  for (const failure of failures) expect(failure).toContain('is not a public address')
})

it('a service that does not answer in time is tried again (rulebook 20.15)', async ({
  newUser,
  subscribe,
  reward,
  send,
  db,
}) => {
  const slow = createServer(socket => socket.on('error', () => undefined))
  await new Promise<void>(resolve => slow.listen(0, '127.0.0.1', resolve))
  const { port } = slow.address() as AddressInfo
  const user = await newUser()
  await subscribe(user)
  const endpoint = `http://127.0.0.1:${port}/slow`
  await db.updateTable('push_subscription').set({ endpoint }).where('account_id', '=', user.id).execute()
  await reward([user])
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new Error('too slow')))
  await send(0)
  slow.close()
  const [row] = await db.selectFrom('delivery').select(['outcome', 'try_at']).execute()
  expect(row).toEqual({ outcome: null, try_at: at(1) })
})

/** Opens another session of a user. */
async function logIn(
  testApp: { as(user: TestUser): TestUser['call'] },
  visitor: Pick<TestUser, 'call'>,
  user: TestUser,
): Promise<TestUser> {
  const { response } = await visitor.call('/api/auth/login-query', {
    username: user.username,
    password: goodPassword,
  })
  const cookie = response.cookies.map(each => `${each.name}=${each.value}`).join('; ')
  return { ...user, cookie, call: testApp.as({ ...user, cookie }) }
}

/** Inserts users who each have a browser that takes pushes. */
async function insertSubscribed(
  db: Db,
  count: number,
  newBrowser: () => PushBrowser,
): Promise<{ id: number; browser: PushBrowser }[]> {
  const ids = await insertTestUsers(db, count, 'pushed_')
  return Promise.all(
    ids.map(async id => {
      const browser = newBrowser()
      await saveContact(db, id, {})
      await openSession(db, id, true, { network: '', userAgent: '' })
      const session = await db
        .selectFrom('session')
        .where('account_id', '=', id)
        .select('id')
        .executeTakeFirstOrThrow()
      const { endpoint, keys } = browser.subscription
      await saveSubscription(db, { accountId: id, sessionId: session.id }, { endpoint, ...keys })
      return { id, browser }
    }),
  )
}

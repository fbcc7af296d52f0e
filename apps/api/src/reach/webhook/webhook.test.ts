import { Webhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import { expect } from 'vitest'
import { makeTestLeague, playPhase } from '../../../test/calls/league-calls.ts'
import { itWith } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'
import { openReceiver, type ReceivedHook } from '../../../test/servers/webhook-receiver.ts'
import { notifyOfPhases } from '../../game/notification/notify-of-phases.ts'
import { freezePhase } from '../../game/score/publish/freeze-phase.ts'
import { openPost, type Posted } from '../../ground/outgoing/post-message.ts'
import { claimMessage } from './message-queries.ts'
import { payloads } from './payloads.ts'
import { planMessages } from './plan-queries.ts'
import { openWebhooks } from './send-webhooks.ts'
import type { WebhookRequest } from './write-message.ts'

type Deliveries = {
  deliveries: {
    id: number
    kind: string
    tries: number
    status: number | null
    answer: string
    outcome: string | null
  }[]
}
type Made = { id: number; secret: string; rule: string }

/** A minute ahead, so that everything made by the tests is due; receivers accept five. */
const start = Math.floor(Date.now() / 1000) * 1000 + 60_000
const it = itWith({ webhookHttp: true })
  .extend('receiver', async ({ db: _db }, { onCleanup }) => {
    const receiver = await openReceiver()
    onCleanup(async () => {
      await receiver.close()
      for (const { type, data } of receiver.received.map(({ body }) => JSON.parse(body)))
        if (type) expect(() => payloads[type as keyof typeof payloads].parse(data), type).not.toThrow()
    })
    return receiver
  })
  .extend('event', async ({ db }) =>
    insertTestEvent(db, [
      { open: -60, lock: -1 },
      { open: -1, lock: 60 },
    ]),
  )
  .extend('send', ({ db }, { onCleanup }) => {
    const post = openPost(true)
    onCleanup(post.close)
    /** Sends what is due, some milliseconds after the start of the test's time. */
    return (afterMs = 0, to = post.post) =>
      openWebhooks({
        db,
        post: to,
        origin: 'https://play.example.org',
        clock: async () => new Date(start + afterMs).toISOString(),
        wake: async () => undefined,
        onError: error => {
          throw error
        },
      }).sendDue()
  })
  .extend('hook', ({ admin, event, receiver }) => async (body: object = {}, by: TestUser = admin) => {
    const wanted = {
      eventId: event.eventId,
      url: `${receiver.url}/hook`,
      form: 'standard',
      kinds: ['phase.locked'],
      ...body,
    }
    return (await by.call<Made>('/api/webhooks/add-webhook', wanted)).body
  })
  .extend(
    'logOf',
    ({ admin }) =>
      async (id: number) =>
        (await admin.call<Deliveries>(`/api/webhooks/get-webhook-deliveries?id=${id}`)).body.deliveries,
  )

it('a message is signed as Standard Webhooks has it, and sent once (rulebook 21.9, 21.10)', async ({
  db,
  event,
  hook,
  send,
  receiver,
  logOf,
}) => {
  const { id, secret } = await hook()
  await freezePhase(db, event.eventId, 1)
  await planMessages(db)
  await planMessages(db)
  await send()
  await send()
  expect(receiver.received).toHaveLength(1)
  const [got] = receiver.received
  if (!got) throw new Error('nothing came')
  expect(got.headers['webhook-timestamp']).toBe(String(start / 1000))
  const verified = new Webhook(secret).verify(got.body, got.headers as Record<string, string>)
  expect(verified).toMatchObject({
    type: 'phase.locked',
    data: {
      eventId: event.eventId,
      phaseIndex: 1,
      url: `https://play.example.org/clutchdeck/games/${event.eventId}`,
    },
  })
  expect(Buffer.byteLength(got.body)).toBeLessThan(20_000)
  expect(await logOf(id)).toMatchObject([
    { kind: 'phase.locked', tries: 1, status: 204, outcome: 'delivered' },
  ])
})

it('what happened before the webhook, or while it was off, is not sent (rulebook 21.7)', async ({
  db,
  event,
  hook,
  send,
  receiver,
  admin,
}) => {
  const { id } = await hook({ kinds: ['phase.opened', 'event.completed'] })
  await planMessages(db)
  await admin.call('/api/webhooks/update-webhook', { id, on: false })
  await db.updateTable('event').set({ completed: true }).where('id', '=', event.eventId).execute()
  await planMessages(db)
  await admin.call('/api/webhooks/update-webhook', { id, on: true })
  await planMessages(db)
  await send()
  expect(receiver.received).toEqual([])
})

it('what happened while an event was unpublished or private is not sent once it is published, but that a phase is open (rulebook 21.8)', async ({
  db,
  event,
  hook,
  send,
  receiver,
}) => {
  const show = (shown: boolean) =>
    db.updateTable('event').set({ public: shown }).where('id', '=', event.eventId).execute()
  await show(false)
  await hook({ kinds: ['phase.opened', 'phase.locked'] })
  await freezePhase(db, event.eventId, 1)
  await planMessages(db)
  await show(true)
  await planMessages(db)
  await send()
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'phase.opened', data: { phaseIndex: 2 } },
  ])
})

it('all tries have one id, at the times of the rule, and the last one gives up (rulebook 21.10)', async ({
  hook,
  send,
  receiver,
  admin,
  logOf,
  db,
}) => {
  receiver.behave(() => ({ status: 500, body: 'busy \0' }))
  const { id } = await hook()
  await admin.call('/api/webhooks/test-webhook', { id })
  await db
    .updateTable('webhook_message')
    .set({ try_at: new Date(start).toISOString() })
    .where('webhook_id', '=', id)
    .execute()
  let after = 0
  for (const seconds of [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]) {
    const before = receiver.received.length
    if (seconds > 0) await send(after + seconds * 1000 - 1)
    expect(receiver.received.length, `too early: ${seconds}`).toBe(before)
    // Jitter makes it a tenth later at most.
    after += Math.ceil(seconds * 1100) + 1
    await send(after)
    if (after < 3 * 86_400_000) expect(receiver.received.length, String(seconds)).toBe(before + 1)
  }
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect((await logOf(id))[0]).toMatchObject({ status: 500, answer: 'busy ' })
})

it('an answer 410 switches the webhook off and notifies its maker; the log can be sent again after it is on (rulebook 21.11, 21.14)', async ({
  hook,
  send,
  receiver,
  admin,
  logOf,
}) => {
  receiver.behave(() => ({ status: 410 }))
  const { id } = await hook()
  await admin.call('/api/webhooks/test-webhook', { id })
  await send()
  const { body } = await admin.call<{ notifications: { kind: string; facts: object }[] }>(
    '/api/social/get-notifications',
  )
  expect(body.notifications[0]).toMatchObject({
    kind: 'webhook_off',
    facts: { host: new URL(receiver.url).host },
  })
  const [message] = await logOf(id)
  expect(message).toMatchObject({ status: 410, outcome: 'given_up' })
  receiver.behave(() => ({ status: 200, body: 'ok' }))
  await admin.call('/api/webhooks/update-webhook', { id, on: true })
  expect(
    (await admin.call('/api/webhooks/redeliver-message', { webhookId: id, id: message?.id })).status,
  ).toBe(200)
  await send()
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(await logOf(id)).toMatchObject([{ status: 200, answer: 'ok', outcome: 'delivered' }])
})

it('three days of failures switch the webhook off (rulebook 21.11)', async ({
  hook,
  send,
  receiver,
  admin,
  db,
}) => {
  receiver.behave(() => ({ status: 503 }))
  const { id } = await hook()
  await admin.call('/api/webhooks/test-webhook', { id })
  await send()
  await admin.call('/api/webhooks/test-webhook', { id })
  await send(3 * 86_400_000)
  const row = await db.selectFrom('webhook').where('id', '=', id).select('off_reason').executeTakeFirst()
  expect(row?.off_reason).toBe('failing')
})

it('for a day after a renewal both secrets sign (rulebook 21.9)', async ({
  hook,
  send,
  receiver,
  admin,
  db,
}) => {
  const { id, secret } = await hook()
  const { body } = await admin.call<{ secret: string }>('/api/webhooks/update-webhook', {
    id,
    renewSecret: true,
  })
  await db
    .updateTable('webhook')
    .set({ old_secret_until: new Date(start + 1000).toISOString() })
    .where('id', '=', id)
    .execute()
  await admin.call('/api/webhooks/test-webhook', { id })
  await send()
  await admin.call('/api/webhooks/test-webhook', { id })
  await send(2000)
  const [first, second] = receiver.received
  /** As a receiver with another library sees it, which has code of its own for signatures. */
  const isVerified = (by: string, hook: ReceivedHook | undefined) => {
    try {
      return Boolean(new SvixWebhook(by).verify(hook?.body ?? '', hook?.headers as Record<string, string>))
    } catch {
      return false
    }
  }
  const foreign = `whsec_${Buffer.alloc(24, 9).toString('base64')}`
  const verified = (hook: ReceivedHook | undefined) =>
    [body.secret, secret, foreign].map(by => isVerified(by, hook))
  expect(verified(first)).toEqual([true, true, false])
  expect(verified(second)).toEqual([true, false, false])
})

it('both libraries sign the public example of Standard Webhooks as it is printed there (rulebook 21.9)', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const example = [
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    new Date(1_614_265_330_000),
    '{"test": 2432232314}',
  ] as const
  for (const library of [new Webhook(secret), new SvixWebhook(secret)])
    expect(library.sign(...example)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

it('two processes at once send each message once, and that of a dead one is sent again with its id (rulebook 21.10)', async ({
  hook,
  send,
  receiver,
  admin,
  db,
}) => {
  const { id } = await hook()
  for (let n = 0; n < 20; n++) await admin.call('/api/webhooks/test-webhook', { id })
  const dead = await claimMessage(db, new Date(start).toISOString())
  await Promise.all([send(), send()])
  const ids = () => receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids()).size).toBe(19)
  expect(ids()).toHaveLength(19)
  await Promise.all([send(61_000), send(61_000)])
  expect(ids()).toHaveLength(20)
  expect(ids().at(-1)).toBe(dead?.messageId)
})

it('the result of a phase says its goal and how many reached it (rulebook 21.8)', async ({
  db,
  hook,
  send,
  receiver,
  newUser,
}) => {
  const event = await insertTestEvent(db, [{ open: -60, lock: 60, points: 15 }])
  await hook({ eventId: event.eventId, kinds: ['phase.result'] })
  const users = [await newUser(), await newUser(), await newUser()]
  await playPhase(db, event, 1, new Map(users.map(({ id }, place) => [id, place])))
  await notifyOfPhases(db, event.eventId)
  await planMessages(db)
  await send()
  expect(receiver.received.map(({ body }) => JSON.parse(body).data)).toMatchObject([
    { phaseIndex: 1, goal: 15, won: 2 },
  ])
})

it('a receiver that hangs delays its own messages, and many delay those of their maker, but nobody else’s (rulebook 21.10)', async ({
  event,
  hook,
  send,
  receiver,
  admin,
  newUser,
}) => {
  const { post, close } = openPost(true)
  const letGo = Promise.withResolvers<Posted>()
  let hanging = 0
  const hangs = (url: string, message: WebhookRequest) => {
    if (!url.endsWith('/hangs')) return post(url, message)
    hanging++
    return letGo.promise
  }
  const test = ({ id }: Made, by = admin) => by.call('/api/webhooks/test-webhook', { id })
  const delivered = (path: string) => receiver.received.filter(each => each.path === path).length

  const first = await hook({ url: 'http://hangs-0.example/hangs' })
  for (let n = 0; n < 4; n++) await test(first)
  const other = await hook({ url: `${receiver.url}/of-the-same-maker` })
  await test(other)
  const running = [send(0, hangs)]
  await expect.poll(() => delivered('/of-the-same-maker')).toBe(1)
  expect(hanging).toBe(2)

  for (const n of [1, 2]) {
    const next = await hook({ url: `http://hangs-${n}.example/hangs` })
    for (let m = 0; m < 2; m++) await test(next)
  }
  await test(other)
  const owner = await newUser()
  const scope = { eventId: event.eventId }
  const league = await makeTestLeague(owner, { scope })
  const ofLeague = { eventId: undefined, leagueId: league.id, kinds: ['league.joined'] }
  const stranger = await hook({ ...ofLeague, url: `${receiver.url}/of-a-stranger` }, owner)
  await test(stranger, owner)
  running.push(send(0, hangs))
  await expect.poll(() => delivered('/of-a-stranger')).toBe(1)

  expect(delivered('/of-the-same-maker')).toBe(1)

  letGo.resolve({ status: 204, answer: '' })
  await Promise.all(running)
  expect(delivered('/of-the-same-maker')).toBe(2)
  await close()
})

it('a redirect is not followed, and a receiver that leaves does no harm (rulebook 21.12)', async ({
  hook,
  send,
  receiver,
  admin,
  logOf,
}) => {
  receiver.behave(() => ({ status: 302, headers: { location: `${receiver.url}/other` } }))
  const { id } = await hook()
  await admin.call('/api/webhooks/test-webhook', { id })
  await send()
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
  expect(await logOf(id)).toMatchObject([{ status: 302, outcome: null }])
})

it('addresses that are not public are not called (rulebook 21.12)', async ({
  hook,
  send,
  receiver,
  admin,
  logOf,
}) => {
  const guarded = openPost(false)
  const { id } = await hook()
  await admin.call('/api/webhooks/test-webhook', { id })
  await send(0, guarded.post)
  expect(await logOf(id)).toMatchObject([{ status: null, answer: 'only https is called' }])
  for (const url of [
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://localhost/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/',
    // A name that does not exist, which must look like one that leads inside.
    'https://nowhere.invalid/',
  ])
    expect(await guarded.post(url, { headers: {}, body: '' }), url).toEqual({
      status: null,
      answer: 'the name has no public address',
    })
  const smtp = await guarded.post('https://example.org:25/', { headers: {}, body: '' })
  expect(smtp).toEqual({ status: null, answer: 'the port is not called' })
  expect(receiver.received).toEqual([])
  await guarded.close()
})

it('the form of Discord has an embed and mentions nobody, whatever a name contains (rulebook 21.13)', async ({
  db,
  event,
  hook,
  send,
  receiver,
}) => {
  await db
    .updateTable('event')
    .set({ name: '@everyone [x](https://evil.example)' })
    .where('id', '=', event.eventId)
    .execute()
  await hook({ form: 'discord' })
  await freezePhase(db, event.eventId, 1)
  await planMessages(db)
  await send()
  const body = JSON.parse(receiver.received[0]?.body ?? '{}')
  expect(body).toMatchObject({ embeds: [{ title: 'Phase has locked' }], allowed_mentions: { parse: [] } })
  expect(body.embeds[0].description).toContain('\\@everyone \\[x\\]\\(https://evil.example\\)')
})

it("the form of Discord is in the language of its maker's mails (rulebook 21.13)", async ({
  hook,
  send,
  receiver,
  admin,
}) => {
  const { id } = await hook({ form: 'discord' })
  await admin.call('/api/contact/save-settings', { language: 'pl' })
  await admin.call('/api/webhooks/test-webhook', { id })
  await send()
  await admin.call('/api/contact/save-settings', { language: 'en' })
  await admin.call('/api/webhooks/test-webhook', { id })
  await send()
  expect(receiver.received.map(({ body }) => JSON.parse(body).embeds[0].title)).toEqual([
    'Wiadomość próbna',
    'Test message',
  ])
})

it("an owner's league sends who joins; nobody else sees or changes its webhooks (rulebook 21.7)", async ({
  newUser,
  event,
  hook,
  send,
  receiver,
  db,
  admin,
}) => {
  const [owner, friend] = [await newUser(), await newUser()]
  const { id: leagueId } = await makeTestLeague(owner, {
    name: 'Hooked',
    format: 'table',
    visibility: 'private',
    entry: 'open',
    scope: { eventId: event.eventId },
  })
  const made = await hook({ eventId: undefined, leagueId, kinds: ['league.joined'] }, owner)
  for (const stranger of [friend, admin]) {
    expect((await stranger.call(`/api/webhooks/get-webhooks?leagueId=${leagueId}`)).status).toBe(404)
    expect((await stranger.call('/api/webhooks/remove-webhook', { id: made.id })).status).toBe(404)
  }
  expect((await hook({ eventId: undefined, leagueId, kinds: ['phase.locked'] }, owner)).rule).toBe(
    'WEBHOOK_KINDS',
  )
  const member = {
    league_id: leagueId,
    user_id: friend.id,
    role: 2 as const,
    joined_at: new Date().toISOString(),
  }
  await db.insertInto('league_member').values(member).execute()
  await planMessages(db)
  await send()
  expect(JSON.parse(receiver.received[0]?.body ?? '{}')).toMatchObject({
    type: 'league.joined',
    data: { leagueId, userId: friend.id, username: friend.username, league: 'Hooked' },
  })
  // The friend takes over.
  const roles = db.updateTable('league_member').where('league_id', '=', leagueId)
  await roles.where('user_id', '=', owner.id).set({ role: 2 }).execute()
  await roles.where('user_id', '=', friend.id).set({ role: 1 }).execute()
  type Shown = { webhooks: { url: string }[] }
  const { body } = await friend.call<Shown>(`/api/webhooks/get-webhooks?leagueId=${leagueId}`)
  const [{ url } = { url: '' }] = body.webhooks
  expect(url).toMatch(/^https?:[/][/][^/]+[/]…$/)
  const stored = () => db.selectFrom('webhook').where('id', '=', made.id).select('url').executeTakeFirst()
  const before = await stored()
  expect((await friend.call('/api/webhooks/update-webhook', { id: made.id, url, on: false })).status).toBe(
    200,
  )
  expect(await stored(), 'the address as it was shown stays').toEqual(before)
})

it('an event has five webhooks at most, also if seven are made at once, and only admins make them (rulebook 21.7)', async ({
  hook,
  newUser,
}) => {
  const made = await Promise.all(Array.from({ length: 7 }, () => hook()))
  expect(made.filter(({ rule }) => rule === 'WEBHOOKS_FULL')).toHaveLength(2)
  expect((await hook({}, await newUser())).rule).toBe('ADMIN_NEEDED')
})

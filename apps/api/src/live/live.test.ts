import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { foundClan, socialAs } from '../../test/calls/social-calls.ts'
import { untilBlocked } from '../../test/database/until-blocked.ts'
import { insertTestEvent } from '../../test/fixtures/insert-event.ts'
import { openTestApp, type TestApp } from '../../test/fixtures/test-app.ts'
import { sendToChannel } from '../db/channels.ts'
import { messageChannel } from './message.ts'
import { publishMessage } from './queries.ts'

let testApp: TestApp
let address: string
const faults: unknown[] = []
let aborted = () => {}
beforeAll(async () => {
  testApp = await openTestApp()
  const { log } = testApp.app
  const child = log.child.bind(log)
  vi.spyOn(log, 'child').mockImplementation((...of) =>
    Object.assign(child(...of), { error: (fault: unknown) => faults.push(fault) }),
  )
  testApp.app.addHook('onRequestAbort', async _request => aborted())
  address = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testApp.close())

/** An open stream; `next` waits for its next named event. */
async function listen(path: string, cookie = '') {
  const ending = new AbortController()
  const response = await fetch(`${address}/api/clutchdeck/live${path}`, {
    headers: { cookie },
    signal: ending.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<string> => {
    const whole = /event: (\w+)\n(?:.*\n)*?\n/.exec(text)
    if (whole) {
      text = text.slice(whole.index + whole[0].length)
      return whole[1] ?? ''
    }
    const { value, done } = (await reader?.read()) ?? { done: true }
    if (done) return 'end'
    text += value
    return next()
  }
  return { response, next, leave: () => ending.abort() }
}

test('sends messages of its own event and not of another (rulebook 12.29)', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [{ open: -1, lock: 60 }])
  const stream = await listen(`?eventId=${eventId}`)
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
  expect(stream.response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await stream.next()).toBe('open')
  await publishMessage(testApp.db, { type: 'scores_changed', eventId: eventId + 1 })
  await publishMessage(testApp.db, { type: 'phase_locked', eventId, phaseIndex: 1 })
  expect(await stream.next()).toBe('phase_locked')
  stream.leave()
})

test('a message that this process does not know is `missed`, not its end: a newer one may run beside it', async () => {
  const stream = await listen('')
  expect(await stream.next()).toBe('open')
  await sendToChannel(testApp.db, messageChannel, JSON.stringify({ type: 'not_known_yet', eventId: 1 }))
  expect(await stream.next()).toBe('missed')
  stream.leave()
})

test('a browser that leaves before its stream is open is no fault', async () => {
  const person = await testApp.signUp('short_guest')
  const holding = await testApp.db.startTransaction().execute()
  await sql`lock table session in access exclusive mode`.execute(holding)
  const leaving = new AbortController()
  const gone = Promise.withResolvers<void>()
  aborted = gone.resolve
  const asked = fetch(`${address}/api/clutchdeck/live`, {
    headers: { cookie: person.cookie },
    signal: leaving.signal,
  }).catch(error => error.name)
  await untilBlocked(testApp.db, asked)
  leaving.abort()
  expect(await asked).toBe('AbortError')
  await gone.promise
  await holding.rollback().execute()
  const next = await listen('', person.cookie)
  expect(await next.next()).toBe('open')
  next.leave()
  expect(faults).toEqual([])
})

test("a person's notifications go to that person only", async () => {
  const [one, other] = [await testApp.signUp('listener'), await testApp.signUp('neighbour')]
  const mine = await listen('', one.cookie)
  expect(await mine.next()).toBe('open')
  await publishMessage(testApp.db, { type: 'notification', userId: other.id })
  await publishMessage(testApp.db, { type: 'notification', userId: one.id })
  await publishMessage(testApp.db, { type: 'notification', userId: other.id })
  expect(await mine.next()).toBe('notification')
  mine.leave()
})

test('who looks at a clan gets a message of every change to it and its members, once it is done, and of no other clan', async () => {
  const [owner, member, other] = [
    await testApp.signUp('clan_owner'),
    await testApp.signUp('clan_member'),
    await testApp.signUp('clan_other'),
  ]
  const [clan, elsewhere] = [await foundClan(owner, 'Told'), await foundClan(other, 'Untold')]
  const { id: clanId } = clan
  const [owners, visitors, others] = [
    await listen(`?clanId=${clanId}`, owner.cookie),
    await listen(`?clanId=${clanId}`),
    await listen(`?clanId=${elsewhere.id}`, other.cookie),
  ]
  for (const stream of [owners, visitors, others]) expect(await stream.next()).toBe('open')
  const acts = [
    [member, 'join-clan', { userId: member.id, clanId }],
    [owner, 'set-clan-role', { clanId, memberId: member.id, role: 3 }],
    [member, 'leave-clan', { userId: member.id, clanId }],
    [owner, 'update-clan', { clanId, data: { img: 'fox' } }],
    [owner, 'delete-clan', { clanId }],
  ] as const
  expect((await socialAs(owner)('leave-clan', { userId: owner.id, clanId })).status).toBe(409)
  for (const [person, verb, body] of acts) {
    expect([verb, (await socialAs(person)(verb, body)).status]).toEqual([verb, 200])
    expect([verb, await owners.next(), await visitors.next()]).toEqual([verb, 'clan_changed', 'clan_changed'])
  }
  await publishMessage(testApp.db, { type: 'missed' })
  expect([await owners.next(), await others.next()]).toEqual(['missed', 'missed'])
  for (const stream of [owners, visitors, others]) stream.leave()
})

test('an event that the asker may not see is not found, a wrong query a 400', async () => {
  const hidden = await insertTestEvent(testApp.db, [{ open: -1, lock: 60 }], { public: false })
  expect((await listen(`?eventId=${hidden.eventId}`)).response.status).toBe(404)
  expect((await listen('?eventId=x')).response.status).toBe(400)
})

test('stopping the server ends its streams', async () => {
  const second = await openTestApp({}, testApp)
  const there = await second.app.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`${there}/api/clutchdeck/live`)
  const ended = response.text()
  await second.close()
  expect(await ended).toContain('event: open')
})

import { ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deckOf } from '../../../test/calls/deck-calls.ts'
import { makeTestLeague, readSocial } from '../../../test/calls/league-calls.ts'
import { foundClan, socialAs } from '../../../test/calls/social-calls.ts'
import { untilBlocked } from '../../../test/database/until-blocked.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertTestToken } from '../../../test/fixtures/insert-token.ts'
import { insertTestUsers } from '../../../test/fixtures/insert-users.ts'
import { insertPrivate } from '../../../test/fixtures/private-event.ts'
import { goodPassword, openTestApp, type TestApp } from '../../../test/fixtures/test-app.ts'
import { openStream } from '../../../test/servers/stream.ts'
import { saveParticipant } from '../../game/event/circle/participant-queries.ts'
import { notify } from '../../game/notification/notify.ts'
import { deleteExpiredSignIns } from '../../people/account/credential/attempts.ts'
import { sendToChannel, sessionEndChannel } from '../db/channels.ts'
import { messageChannel } from './message.ts'
import { publishMessage } from './message-queries.ts'
import { keepOpenStreams } from './open-streams.ts'

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
  testApp.app.addHook('onRequest', async (_request, { raw }) => {
    raw.once('close', () => raw.writableFinished || aborted())
  })
  address = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testApp.close())

const listen = (path: string, cookie = '') => openStream(address, path, cookie)

test('sends messages of the event and not of another (rulebook 12.29)', async () => {
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

test('sends a change of a deck to the pages of its user, and to no one else (rulebook 12.29)', async () => {
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -1, lock: 60 }])
  const [owner, rival] = [await testApp.signUp('two_tabs'), await testApp.signUp('two_tabs_rival')]
  const [own, other] = [
    await listen(`?eventId=${eventId}`, owner.cookie),
    await listen(`?eventId=${eventId}`, rival.cookie),
  ]
  expect([await own.next(), await other.next()]).toEqual(['open', 'open'])
  await deckOf(owner, eventId).add(players[0] ?? 0)
  expect(await own.next()).toBe('deck_changed')
  await publishMessage(testApp.db, { type: 'event_changed', eventId })
  expect(await other.next()).toBe('event_changed')
  own.leave()
  other.leave()
})

test('a stream that says how old the page is gets `missed` after `open` if there was a message of its event since then (rulebook 12.29)', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [{ open: -1, lock: 60 }])
  const { eventId: quiet } = await insertTestEvent(testApp.db, [{ open: -1, lock: 60 }])
  const watching = await listen(`?eventId=${eventId}`)
  expect(await watching.next()).toBe('open')
  await publishMessage(testApp.db, { type: 'event_changed', eventId })
  expect(await watching.next()).toBe('event_changed')
  // Longer than this test may take.
  const age = 180_000
  const late = await listen(`?eventId=${eventId}&age=${age}`)
  expect([await late.next(), await late.next()]).toEqual(['open', 'missed'])
  const other = await listen(`?eventId=${quiet}&age=0`)
  expect(await other.next()).toBe('open')
  await publishMessage(testApp.db, { type: 'event_changed', eventId: quiet })
  expect(await other.next()).toBe('event_changed')
  const old = await listen(`?eventId=${quiet}&age=86400000`)
  expect([await old.next(), await old.next()]).toEqual(['open', 'missed'])
  for (const stream of [watching, late, other, old]) stream.leave()
})

test('a message of an unknown type becomes `missed` instead of ending the process: a newer process may send it', async () => {
  const stream = await listen('')
  expect(await stream.next()).toBe('open')
  await sendToChannel(testApp.db, messageChannel, JSON.stringify({ type: 'not_known_yet', eventId: 1 }))
  expect(await stream.next()).toBe('missed')
  stream.leave()
})

test('a browser that leaves before its stream is open causes no error', async () => {
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

test('notifications of many users take few messages and reach each of them once, and no one else', async () => {
  const [one, other] = [await testApp.signUp('one_of_many'), await testApp.signUp('none_of_many')]
  const [mine, theirs] = [await listen('', one.cookie), await listen('', other.cookie)]
  expect([await mine.next(), await theirs.next()]).toEqual(['open', 'open'])
  const payloads: string[] = []
  const missedArrived = Promise.withResolvers<void>()
  const stop = await testApp.database.listen(messageChannel, payload => {
    payloads.push(payload)
    if (payload.includes('missed')) missedArrived.resolve()
  })
  const many = [...(await insertTestUsers(testApp.db, 1200, 'many_')), one.id]
  const notification = { kind: 'reward_granted', facts: {}, naturalKey: 'many' } as const
  await notify(
    testApp.db,
    many.map(userId => ({ ...notification, userId })),
  )
  await publishMessage(testApp.db, { type: 'missed' })
  await missedArrived.promise
  expect(payloads.length).toBeLessThan(5)
  expect([await mine.next(), await mine.next()]).toEqual(['notification', 'missed'])
  expect(await theirs.next()).toBe('missed')
  await stop()
  mine.leave()
  theirs.leave()
})

test('a notice to many users goes to its recipients, and to no one else', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [{ open: -1, lock: 60 }])
  const [one, other] = [await testApp.signUp('recipient'), await testApp.signUp('no_recipient')]
  const [mine, theirs] = [await listen('', one.cookie), await listen(`?eventId=${eventId}`, other.cookie)]
  expect([await mine.next(), await theirs.next()]).toEqual(['open', 'open'])
  const { id } = await testApp.db
    .insertInto('event_notice')
    .values({ event_id: eventId, kind: 'phase_opened', facts: '{}', natural_key: 'live' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into event_notice_block (block, notice_id, users) values (${one.id}::int / 1000, ${id},
    set_bit(repeat('0', 1000)::bit(1000), ${one.id}::int % 1000, 1))`.execute(testApp.db)
  await publishMessage(testApp.db, { type: 'event_notice', noticeId: id })
  expect(await mine.next()).toBe('notification')
  await publishMessage(testApp.db, { type: 'event_changed', eventId })
  expect(await theirs.next()).toBe('event_changed')
  mine.leave()
  theirs.leave()
})

test('a page of a clan gets a message about every change of the clan and its members once it is committed, and about no other clan', async () => {
  const [owner, member, other] = [
    await testApp.signUp('clan_owner'),
    await testApp.signUp('clan_member'),
    await testApp.signUp('clan_other'),
  ]
  const [clan, elsewhere] = [await foundClan(owner, 'Here'), await foundClan(other, 'Elsewhere')]
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

test('a stream that is not read is cut off before it takes a megabyte of memory; others go on (rulebook 12.38)', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [{ open: -1, lock: 60 }])
  const stream = await listen(`?eventId=${eventId}`)
  expect(await stream.next()).toBe('open')
  // The socket buffers of the system, many megabytes, are not filled here.
  const waiting = vi.spyOn(ServerResponse.prototype, 'writableLength', 'get').mockReturnValue(2 ** 20 + 1)
  const ended = stream.next().catch(() => 'cut off')
  await publishMessage(testApp.db, { type: 'event_changed', eventId })
  expect(await ended).not.toBe('event_changed')
  waiting.mockRestore()
  const again = await listen(`?eventId=${eventId}`)
  expect(await again.next()).toBe('open')
  await publishMessage(testApp.db, { type: 'event_changed', eventId })
  expect(await again.next()).toBe('event_changed')
  again.leave()
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

const untilEnd = async (stream: { next(): Promise<string> }): Promise<string> => {
  const message = await stream.next()
  return ['open', 'notification', 'event_changed'].includes(message) ? untilEnd(stream) : message
}

test('a stream ends with its session: logged out, ended elsewhere, expired (rulebook 12.38)', async () => {
  const user = await testApp.signUp('streamer_one')
  const logIn = async () => {
    const { response } = await testApp.visitor.call('/api/auth/login-query', {
      username: user.username,
      password: goodPassword,
    })
    return response.cookies.map(each => `${each.name}=${each.value}`).join('; ')
  }
  const [left, ended, expired] = [await logIn(), await logIn(), await logIn()]
  const streams = [await listen('', left), await listen('', ended), await listen('', expired)]
  const kept = await listen('', user.cookie)
  for (const stream of [...streams, kept]) expect(await stream.next()).toBe('open')
  const [first, second, third] = streams
  const post = (path: string, cookie: string) =>
    testApp.app.inject({ method: 'POST', url: path, headers: { cookie }, payload: {} })
  await post('/api/auth/logout', left)
  expect(first && (await untilEnd(first))).toBe('end')
  const { body } = await user.call<{ sessions: { id: number; own: boolean }[] }>('/api/auth/get-sessions')
  const [newest, older] = body.sessions.filter(({ own }) => !own).toSorted((a, b) => b.id - a.id)
  await user.call('/api/auth/end-session', { id: older?.id })
  expect(second && (await untilEnd(second))).toBe('end')
  await sql`update session set expires_at = now() where id = ${newest?.id}`.execute(testApp.db)
  await deleteExpiredSignIns(testApp.db)
  expect(third && (await untilEnd(third))).toBe('end')
  await publishMessage(testApp.db, { type: 'notification', userId: user.id })
  expect(await kept.next()).toBe('notification')
  kept.leave()
})

test('a session that ends while its stream is opened ends it as a stream (rulebook 12.38)', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [{ open: -10, lock: 10 }])
  const user = await testApp.signUp('streamer_leaving')
  const holder = await testApp.db.startTransaction().execute()
  await sql`lock table event in access exclusive mode`.execute(holder)
  const opening = fetch(`${address}/api/clutchdeck/live?eventId=${eventId}`, {
    headers: { cookie: user.cookie, accept: 'text/event-stream' },
  })
  await untilBlocked(testApp.db, opening)
  await user.call('/api/auth/logout', {})
  await holder.rollback().execute()
  const answer = await opening
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  expect(await answer.text()).not.toContain('open')
})

test('who is removed from a private event while a stream of it is opened gets none (rulebook 30.4)', async () => {
  const [owner, user] = [await testApp.signUp('stream_owner'), await testApp.signUp('stream_removed')]
  const { eventId } = await insertPrivate(testApp.db, [{ open: -10, lock: 10 }], { owner, others: [user] })
  const holder = await testApp.db.startTransaction().execute()
  await sql`lock table event in access exclusive mode`.execute(holder)
  const opening = listen(`?eventId=${eventId}`, user.cookie)
  await untilBlocked(testApp.db, opening)
  await saveParticipant(testApp.db, { eventId, userId: user.id }, 'removed')
  await holder.rollback().execute()
  expect((await opening).response.status).toBe(404)
})

test('when an event is unpublished or removed, the streams of who no longer sees it end at once, and no others (rulebook 12.29)', async () => {
  const [admin, user] = [await testApp.signUp('stream_admin', 'admin'), await testApp.signUp('stream_guest')]
  const organiser = await testApp.signUp('stream_organiser')
  const { eventId } = await insertTestEvent(testApp.db, [{ open: -10, lock: 10 }])
  const named = { eventId, username: organiser.username }
  expect((await admin.call('/api/clutchdeck/add-organiser', named)).status).toBe(200)
  await organiser.call('/api/clutchdeck/accept-organiser', { eventId })
  const { token } = await insertTestToken(testApp.db, organiser.id, ['read'])
  const bearer = { authorization: `Bearer ${token}` }
  const leaving = [
    await listen(`?eventId=${eventId}`),
    await listen(`?eventId=${eventId}`, user.cookie),
    await openStream(address, `?eventId=${eventId}`, '', bearer),
  ]
  const [kept, organisers] = [
    await listen(`?eventId=${eventId}`, admin.cookie),
    await listen(`?eventId=${eventId}`, organiser.cookie),
  ]
  const elsewhere = await listen('')
  for (const stream of [...leaving, kept, organisers, elsewhere]) expect(await stream.next()).toBe('open')
  const hide = { eventId, data: { public: false } }
  expect((await admin.call('/api/clutchdeck/update-event', hide)).status).toBe(200)
  for (const stream of leaving) expect(await untilEnd(stream)).toBe('end')
  await organiser.call('/api/clutchdeck/remove-organiser', { eventId })
  expect(await untilEnd(organisers)).toBe('end')
  await publishMessage(testApp.db, { type: 'scores_changed', eventId })
  expect([await kept.next(), await kept.next()]).toEqual(['event_changed', 'scores_changed'])
  expect((await admin.call('/api/clutchdeck/remove-event', { id: eventId })).status).toBe(200)
  expect(await untilEnd(kept)).toBe('end')
  await publishMessage(testApp.db, { type: 'missed' })
  expect(await elsewhere.next()).toBe('missed')
  elsewhere.leave()
})

test('the stream of a talk is for its members, and ends at once for who leaves, is removed, or is removed from a private event of the league (rulebook 19.40, 28.11)', async () => {
  const [owner, left, removed, outside] = [
    await testApp.signUp('talk_owner'),
    await testApp.signUp('talk_left'),
    await testApp.signUp('talk_removed'),
    await testApp.signUp('talk_outside'),
  ]
  const others = [left, removed, outside]
  const { eventId } = await insertPrivate(testApp.db, [{ open: 10, lock: 20 }], { owner, others })
  const { id: leagueId } = await makeTestLeague(owner, { scope: { eventIds: [eventId] } }, others)
  const clan = await foundClan(left, 'Talkers', [removed])
  const keyOf = async (of: object) =>
    (await readSocial<{ talk: { key: string } }>(left, 'get-talk', { ...of })).talk.key
  const [key, ofClan] = [await keyOf({ leagueId }), await keyOf({ clanId: clan.id })]
  const streams = [
    await listen(`?talk=${key}`, left.cookie),
    await listen(`?talk=${key}`, removed.cookie),
    await listen(`?talk=${key}`, outside.cookie),
    await listen(`?talk=${ofClan}`, removed.cookie),
  ]
  const kept = await listen(`?talk=${key}`, owner.cookie)
  for (const stream of [...streams, kept]) expect(await stream.next()).toBe('open')
  for (const cookie of ['', outside.cookie])
    expect((await listen(`?talk=${ofClan}`, cookie)).response.status).toBe(404)
  const acts = [
    [left, 'social/leave-league', { leagueId }],
    [owner, 'social/remove-league-member', { leagueId, userId: removed.id }],
    [owner, 'clutchdeck/remove-participant', { eventId, userId: outside.id }],
    [left, 'social/remove-clan-member', { clanId: clan.id, memberId: removed.id }],
  ] as const
  for (const [at, [user, verb, body]] of acts.entries()) {
    expect([verb, (await user.call(`/api/${verb}`, body)).status]).toEqual([verb, 200])
    expect([verb, await untilEnd(streams[at] ?? kept)]).toEqual([verb, 'end'])
  }
  expect((await socialAs(owner)('add-post', { leagueId, text: 'hi' })).status).toBe(200)
  expect(await kept.next()).toBe('talk_changed')
  await socialAs(owner)('delete-league', { leagueId })
  expect(await untilEnd(kept)).toBe('end')
})

test('after a lost connection of the listener the streams of who was removed from a private event end too (rulebook 30.4)', async () => {
  const [owner, user] = [await testApp.signUp('missed_owner'), await testApp.signUp('missed_removed')]
  const { eventId } = await insertPrivate(testApp.db, [{ open: -10, lock: 10 }], { owner, others: [user] })
  const [kept, stream] = [
    await listen(`?eventId=${eventId}`, owner.cookie),
    await listen(`?eventId=${eventId}`, user.cookie),
  ]
  expect([await kept.next(), await stream.next()]).toEqual(['open', 'open'])
  await saveParticipant(testApp.db, { eventId, userId: user.id }, 'removed')
  await sendToChannel(testApp.db, messageChannel, '')
  expect([await stream.next(), await stream.next()]).toEqual(['missed', 'end'])
  await publishMessage(testApp.db, { type: 'event_changed', eventId })
  expect([await kept.next(), await kept.next()]).toEqual(['missed', 'event_changed'])
  kept.leave()
})

test('when it cannot be read who still sees an event, its streams end; pages open them again (rulebook 12.29)', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [{ open: -10, lock: 10 }])
  const stream = await listen(`?eventId=${eventId}`)
  expect(await stream.next()).toBe('open')
  await sql`alter table event_participant rename to unreadable`.execute(testApp.db)
  await publishMessage(testApp.db, { type: 'access_changed', eventId })
  expect(await stream.next()).toBe('end')
  await sql`alter table unreadable rename to event_participant`.execute(testApp.db)
})

test('after a lost connection of the listener the streams of dead sessions end too', async () => {
  const user = await testApp.signUp('streamer_two')
  const stream = await listen('', user.cookie)
  expect(await stream.next()).toBe('open')
  await sql`alter table session disable trigger session_end`.execute(testApp.db)
  await testApp.db.deleteFrom('session').where('account_id', '=', user.id).execute()
  await sql`alter table session enable trigger session_end`.execute(testApp.db)
  await sendToChannel(testApp.db, sessionEndChannel, '')
  expect(await untilEnd(stream)).toBe('end')
})

test('one stream too many is refused like any call, not as a stream that breaks off (rulebook 12.38)', async () => {
  const limited = await openTestApp({ rateLimits: true }, testApp)
  const { cookie } = await limited.signUp('streamer_many')
  const own = await limited.app.listen({ port: 0, host: '127.0.0.1' })
  const streams = []
  for (let n = 0; n < 20; n++) streams.push(await openStream(own, '', cookie))
  const refused = await fetch(`${own}/api/clutchdeck/live`, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: AbortSignal.timeout(10_000),
  })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  for (const stream of streams) stream.leave()
  await limited.close()
})

test('a session may have 20 streams, a network 500; ended streams do not count (rulebook 12.38)', () => {
  const streams = keepOpenStreams({ limited: true })
  const add = (network: string, sessionId?: number) => streams.add({ network, sessionId, close: () => {} })
  const forget = Array.from({ length: 20 }, (_, n) => add(`10.0.0.${n}`, 7))
  expect(() => add('10.0.1.1', 7)).toThrow('too many tabs')
  forget[0]?.()
  add('10.0.1.1', 7)
  for (let n = 0; n < 500; n++) add('10.9.9.9', 100 + n)
  expect(() => add('10.9.9.9')).toThrow('too many tabs')
  add('10.9.9.8')
})

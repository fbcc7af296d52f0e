import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { foundClan, socialAs } from '../../test/social-calls.ts'
import { stageEvent } from '../../test/stage.ts'
import { untilBlocked } from '../../test/until-blocked.ts'
import { openWorld, type World } from '../../test/world.ts'
import { notify } from '../score/job-queries.ts'
import { newsChannel } from './news.ts'
import { publishNews } from './queries.ts'

let world: World
let address: string
const faults: unknown[] = []
let aborted = () => {}
beforeAll(async () => {
  world = await openWorld()
  const { log } = world.app
  const child = log.child.bind(log)
  vi.spyOn(log, 'child').mockImplementation((...of) =>
    Object.assign(child(...of), { error: (fault: unknown) => faults.push(fault) }),
  )
  world.app.addHook('onRequestAbort', async _request => aborted())
  address = await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

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

test('tells of its own event and not of another (rules.md 11)', async () => {
  const { eventId } = await stageEvent(world.db, [{ open: -1, lock: 60 }])
  const stream = await listen(`?eventId=${eventId}`)
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
  expect(stream.response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await stream.next()).toBe('open')
  await publishNews(world.db, { type: 'scores_changed', eventId: eventId + 1 })
  await publishNews(world.db, { type: 'phase_locked', eventId, phaseIndex: 1 })
  expect(await stream.next()).toBe('phase_locked')
  stream.leave()
})

test('news that this process does not know are missed news, not its end: a newer one may run beside it', async () => {
  const stream = await listen('')
  expect(await stream.next()).toBe('open')
  await notify(world.db, newsChannel, JSON.stringify({ type: 'not_known_yet', eventId: 1 }))
  expect(await stream.next()).toBe('missed')
  stream.leave()
})

test('a browser that leaves before its stream is open is no fault', async () => {
  const person = await world.join('short_guest')
  const holding = await world.db.startTransaction().execute()
  await sql`lock table session in access exclusive mode`.execute(holding)
  const leaving = new AbortController()
  const gone = Promise.withResolvers<void>()
  aborted = gone.resolve
  const asked = fetch(`${address}/api/clutchdeck/live`, {
    headers: { cookie: person.cookie },
    signal: leaving.signal,
  }).catch(error => error.name)
  await untilBlocked(world.db, asked)
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
  const [one, other] = [await world.join('listener'), await world.join('neighbour')]
  const mine = await listen('', one.cookie)
  expect(await mine.next()).toBe('open')
  await publishNews(world.db, { type: 'notification', userId: other.id })
  await publishNews(world.db, { type: 'notification', userId: one.id })
  await publishNews(world.db, { type: 'notification', userId: other.id })
  expect(await mine.next()).toBe('notification')
  mine.leave()
})

test('who looks at a clan is told of every change to it and its members, once it is done, and of no other clan', async () => {
  const [owner, member, other] = [
    await world.join('clan_owner'),
    await world.join('clan_member'),
    await world.join('clan_other'),
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
  await publishNews(world.db, { type: 'missed' })
  expect([await owners.next(), await others.next()]).toEqual(['missed', 'missed'])
  for (const stream of [owners, visitors, others]) stream.leave()
})

test('an event that the asker may not see is not found, a wrong query a 400', async () => {
  const hidden = await stageEvent(world.db, [{ open: -1, lock: 60 }], { public: false })
  expect((await listen(`?eventId=${hidden.eventId}`)).response.status).toBe(404)
  expect((await listen('?eventId=x')).response.status).toBe(400)
})

test('stopping the server ends its streams', async () => {
  const second = await openWorld({}, world)
  const there = await second.app.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`${there}/api/clutchdeck/live`)
  const ended = response.text()
  await second.close()
  expect(await ended).toContain('event: open')
})

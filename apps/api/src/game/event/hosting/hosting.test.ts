import { sql } from 'kysely'
import { expect } from 'vitest'
import { notificationsOf } from '../../../../test/calls/social-calls.ts'
import { itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestTeam } from '../../../../test/fixtures/insert-event.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'
import { type OpenStream, openStream } from '../../../../test/servers/stream.ts'
import type { Db } from '../../../ground/db/db.ts'
import { publishMessage } from '../../../ground/stream/message-queries.ts'
import { eraseAccounts } from '../../../people/account/erasure/erase-accounts.ts'
import { deleteOrphanedEvents } from './delete-orphaned.ts'

const path = (verb: string) => `/api/clutchdeck/${verb}`
type Refusal = { rule?: string } | null
const answerOf = async (user: TestUser, verb: string, body: object) => {
  const { status, body: answer } = await user.call<Refusal>(path(verb), body)
  return [status, answer?.rule]
}
const done = [200, undefined]
/** Whether a user finds an event. */
const sees = async (user: TestUser, id: number) => (await user.call(path('get-event'), { id })).status === 200
const kindsOf = async (user: TestUser) => (await notificationsOf(user)).notifications.map(({ kind }) => kind)

const grown = (db: Db) => sql`update account set created_at = now() - interval '2 days'`.execute(db)

/** Lets a user host an event. */
async function host(db: Db, owner: TestUser, joinRule = 'open') {
  await grown(db)
  const data = { name: 'LAN night', phases: ['Groups', 'Final'], joinRule }
  const { status, body } = await owner.call<{ event: { id: number; code: string } }>(path('host-event'), {
    data,
  })
  expect(status).toBe(200)
  return body.event
}

type Circle = { ownerId: number; code: string; participants: { username: string; state: string }[] }
const circleOf = async (user: TestUser, eventId: number) => {
  const { body } = await user.call<Circle>(path(`get-participants?eventId=${eventId}`))
  return body.participants.map(({ username, state }) => [username, state])
}

it('a user hosts a private event, which its circle alone sees; its code lets others in (rulebook 30.1, 30.2, 30.4)', async ({
  db,
  newUser,
}) => {
  const [owner, friend, stranger] = [await newUser(), await newUser(), await newUser()]
  const { id, code } = await host(db, owner)
  type Event = { hosted: { ownerId: number }; phases: { name: string; perks: unknown[] }[]; public: boolean }
  const { event } = (await owner.call<{ event: Event }>(path('get-event'), { id })).body
  expect(event.hosted.ownerId).toBe(owner.id)
  expect(event.public).toBe(false)
  expect(event.phases.map(({ name, perks }) => [name, perks.length])).toEqual([
    ['Groups', 5],
    ['Final', 5],
  ])
  expect(await sees(friend, id)).toBe(false)
  type Invite = {
    event: { name: string; owner: string; participants: number; joining: string; asker: string }
  }
  const invite = await friend.call<Invite>(path(`get-event-invite?code=${code}`))
  expect(invite.body.event).toMatchObject({
    id,
    name: 'LAN night',
    owner: owner.username,
    automatic: false,
    participants: 1,
    joining: 'in',
    asker: 'none',
  })
  expect(await answerOf(friend, 'join-private-event', { code })).toEqual(done)
  expect(await answerOf(friend, 'join-private-event', { code: code.toLowerCase() })).toEqual(done)
  expect(await sees(friend, id)).toBe(true)
  const names = [owner.username, friend.username].toSorted().map(name => [name, 'in'])
  expect(await circleOf(friend, id)).toEqual(names)
  expect(await sees(stranger, id)).toBe(false)
  expect((await stranger.call(path(`get-participants?eventId=${id}`))).status).toBe(404)
  const listed = await stranger.call<{ events: { id: number }[] }>(path('get-events'), {})
  expect(listed.body.events.map(each => each.id)).not.toContain(id)
})

it('where the owner lets people in, who has the code waits; who was removed waits too, and is notified (rulebook 30.4)', async ({
  db,
  newUser,
}) => {
  const [owner, friend] = [await newUser(), await newUser()]
  const { id: eventId, code } = await host(db, owner, 'letIn')
  await answerOf(friend, 'join-private-event', { code })
  await answerOf(friend, 'join-private-event', { code })
  expect(await kindsOf(owner)).toEqual(['event_asked'])
  expect(await sees(friend, eventId)).toBe(false)
  expect(await answerOf(friend, 'admit-participant', { eventId, userId: friend.id })).toEqual([
    403,
    'ORGANISER_NEEDED',
  ])
  const naming = { eventId, userId: friend.id }
  expect(await answerOf(owner, 'admit-participant', naming)).toEqual(done)
  expect(await kindsOf(owner)).toEqual([])
  expect(await kindsOf(friend)).toEqual(['event_let_in'])
  expect(await answerOf(owner, 'remove-participant', { eventId, userId: owner.id })).toEqual([
    409,
    'EVENT_OWNER_STAYS',
  ])
  expect(await answerOf(owner, 'remove-participant', naming)).toEqual(done)
  expect(await kindsOf(friend)).toContain('event_removed')
  expect(await sees(friend, eventId)).toBe(false)
  await answerOf(friend, 'join-private-event', { code })
  expect(await circleOf(owner, eventId)).toContainEqual([friend.username, 'waiting'])
})

it('who waits and accepts to be an organiser is in: the owner is no longer asked to let them in (rulebook 30.3, 30.4)', async ({
  db,
  newUser,
}) => {
  const [owner, friend] = [await newUser(), await newUser()]
  const { id: eventId, code } = await host(db, owner, 'letIn')
  await answerOf(friend, 'join-private-event', { code })
  expect(await kindsOf(owner)).toEqual(['event_asked'])
  await answerOf(owner, 'add-organiser', { eventId, username: friend.username })
  expect(await answerOf(friend, 'accept-organiser', { eventId })).toEqual(done)
  expect(await circleOf(owner, eventId)).toContainEqual([friend.username, 'in'])
  expect(await kindsOf(owner)).toEqual([])
})

it('who is removed or leaves gets no more messages of the event: the streams end, others go on (rulebook 30.2, 30.4)', async ({
  db,
  testApp,
  newUser,
}) => {
  const [owner, removed, leaving] = [await newUser(), await newUser(), await newUser()]
  const { id: eventId, code } = await host(db, owner)
  for (const user of [removed, leaving]) await answerOf(user, 'join-private-event', { code })
  const address = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const open = (user: TestUser) => openStream(address, `?eventId=${eventId}`, user.cookie)
  const [kept, first, other] = [await open(owner), await open(removed), await open(leaving)]
  for (const stream of [kept, first, other]) expect(await stream.next()).toBe('open')
  expect(await answerOf(owner, 'remove-participant', { eventId, userId: removed.id })).toEqual(done)
  expect(await answerOf(leaving, 'remove-participant', { eventId })).toEqual(done)
  await publishMessage(db, { type: 'phase_locked', eventId, phaseIndex: 1 })
  const untilEnd = async (stream: OpenStream): Promise<string[]> => {
    const name = await stream.next()
    return name === 'end' ? [] : [name, ...(await untilEnd(stream))]
  }
  for (const stream of [first, other]) expect(await untilEnd(stream)).not.toContain('phase_locked')
  await kept.nextData('phase_locked')
  kept.leave()
  expect((await open(removed)).response.status).toBe(404)
})

it('a renewed code ends the old one (rulebook 30.4)', async ({ db, newUser }) => {
  const [owner, friend] = [await newUser(), await newUser()]
  const { id: eventId, code } = await host(db, owner)
  const { body } = await owner.call<{ code: string }>(path('renew-event-code'), { eventId })
  expect(await answerOf(friend, 'join-private-event', { code })).toEqual([404, 'EVENT_NOT_FOUND'])
  expect(await answerOf(friend, 'join-private-event', { code: body.code })).toEqual(done)
})

it('a user hosts two open events, once their account is a day old; two requests at once make no third (rulebook 30.8)', async ({
  db,
  newUser,
}) => {
  const owner = await newUser()
  const data = { name: 'LAN', phases: ['One'], joinRule: 'open' }
  await sql`update account set created_at = now() where id = ${owner.id}`.execute(db)
  expect(await answerOf(owner, 'host-event', { data })).toEqual([409, 'HOST_TOO_NEW'])
  await grown(db)
  expect(await answerOf(owner, 'host-event', { data: { ...data, phases: Array(13).fill('One') } })).toEqual([
    409,
    'EVENT_PHASES',
  ])
  const answers = await Promise.all([1, 2, 3].map(() => answerOf(owner, 'host-event', { data })))
  expect(answers.toSorted()).toEqual([done, done, [409, 'HOST_OPEN']])
})

it('the owner configures, names organisers and hands over; making it public is nobody’s right (rulebook 30.2, 30.3)', async ({
  db,
  admin,
  newUser,
}) => {
  const [owner, friend] = [await newUser(), await newUser()]
  const { id: eventId } = await host(db, owner)
  expect(await answerOf(owner, 'update-event', { eventId, data: { name: 'Friday LAN' } })).toEqual(done)
  for (const user of [owner, admin])
    expect(await answerOf(user, 'update-event', { eventId, data: { public: true } })).toEqual([
      409,
      'EVENT_PRIVATE',
    ])
  expect(await answerOf(owner, 'add-organiser', { eventId, username: friend.username })).toEqual(done)
  expect(await answerOf(owner, 'hand-over-event', { eventId, userId: friend.id })).toEqual([
    404,
    'ORGANISER_NOT_FOUND',
  ])
  await answerOf(friend, 'accept-organiser', { eventId })
  expect(await circleOf(friend, eventId)).toContainEqual([friend.username, 'in'])
  expect(await answerOf(friend, 'add-organiser', { eventId, username: admin.username })).toEqual([
    403,
    'OWNER_NEEDED',
  ])
  expect(await answerOf(owner, 'hand-over-event', { eventId, userId: friend.id })).toEqual(done)
  expect(await answerOf(owner, 'renew-event-code', { eventId })).toEqual([403, 'OWNER_NEEDED'])
  expect(await answerOf(friend, 'renew-event-code', { eventId })).toEqual(done)
  expect(await answerOf(owner, 'update-event', { eventId, data: { name: 'Still an organiser' } })).toEqual(
    done,
  )
})

it('opening an event again and handing it over respect the limit of open events of the owner; an admin may go beyond it (rulebook 30.8)', async ({
  db,
  admin,
  newUser,
}) => {
  const [owner, friend] = [await newUser(), await newUser()]
  const { id: eventId } = await host(db, owner)
  const complete = (completed: boolean) => ({ eventId, data: { completed } })
  await answerOf(owner, 'add-organiser', { eventId, username: friend.username })
  await answerOf(friend, 'accept-organiser', { eventId })
  await answerOf(owner, 'update-event', complete(true))
  for (const user of [owner, owner, friend, friend]) await host(db, user)
  for (const user of [owner, friend])
    expect(await answerOf(user, 'update-event', complete(false))).toEqual([409, 'HOST_OPEN'])
  expect(await answerOf(admin, 'update-event', complete(false))).toEqual(done)
  expect(await answerOf(owner, 'update-event', complete(false)), 'open already').toEqual(done)
  const handing = { eventId, userId: friend.id }
  expect(await answerOf(owner, 'hand-over-event', handing)).toEqual([409, 'HOST_OPEN'])
  await answerOf(owner, 'update-event', complete(true))
  expect(await answerOf(owner, 'hand-over-event', handing)).toEqual(done)
})

it('an admin closes a private event with a reason; its owner is notified and cannot open it (rulebook 30.7)', async ({
  db,
  admin,
  newUser,
}) => {
  const owner = await newUser()
  const { id: eventId, code } = await host(db, owner)
  expect(await answerOf(owner, 'close-event', { eventId, reason: 'x' })).toEqual([403, 'ADMIN_NEEDED'])
  expect(await answerOf(admin, 'close-event', { eventId, reason: 'Insults in names.' })).toEqual(done)
  expect(await kindsOf(owner)).toEqual(['event_closed'])
  expect(await answerOf(owner, 'update-event', { eventId, data: { name: 'LAN' } })).toEqual([
    409,
    'EVENT_COMPLETED',
  ])
  expect(await answerOf(owner, 'update-event', { eventId, data: { completed: false } })).toEqual([
    403,
    'ADMIN_NEEDED',
  ])
  expect(await answerOf(await newUser(), 'join-private-event', { code })).toEqual([409, 'EVENT_OVER'])
  expect(await sees(owner, eventId)).toBe(true)
  expect(await answerOf(admin, 'close-event', { eventId, reason: null })).toEqual(done)
  expect(await answerOf(owner, 'update-event', { eventId, data: { completed: true } })).toEqual(done)
  expect(await answerOf(owner, 'update-event', { eventId, data: { completed: false } })).toEqual(done)
})

it('hosting again takes over goals, teams and players of one’s own event, without dates (rulebook 30.1)', async ({
  db,
  newUser,
}) => {
  const [owner, stranger] = [await newUser(), await newUser()]
  const { id: eventId } = await host(db, owner)
  const { team, players } = await insertTestTeam(db, 2)
  const listed = { eventId, phaseIndex: 2, teamId: team, players }
  expect(await answerOf(owner, 'add-phase-team', listed)).toEqual(done)
  const rows = [
    { steamId: '76561198000000001', name: 'kuba', team: 'Foxes' },
    { steamId: '76561198000000002', name: 'ola', team: 'Owls' },
  ]
  expect(await answerOf(owner, 'set-event-players', { eventId, rows, list: true })).toEqual(done)
  const dated = { points: 800, open: '2030-05-01T12:00:00.000Z', lock: '2030-05-01T18:00:00.000Z' }
  expect(await answerOf(owner, 'update-phase', { eventId, index: 2, data: dated })).toEqual(done)
  const data = { name: 'LAN night 2', phases: ['Groups', 'Final'], joinRule: 'open', like: eventId }
  expect(await answerOf(stranger, 'host-event', { data })).toEqual([403, 'OWNER_NEEDED'])
  const { body: made } = await owner.call<{ event: { id: number } }>(path('host-event'), { data })
  type Phases = { phases: { points: number; open: string; lock: string; teams: { players: unknown[] }[] }[] }
  const { event } = (await owner.call<{ event: Phases }>(path('get-event'), { id: made.event.id })).body
  expect(
    event.phases.map(({ points, teams, open, lock }) => [
      points,
      teams.map(each => each.players.length).toSorted(),
      open === lock,
    ]),
  ).toEqual([
    [1000, [1, 1], true],
    [800, [1, 1, 2], true],
  ])
  const own = await db.selectFrom('player').where('event_id', '=', made.event.id).select('name').execute()
  expect(own.map(({ name }) => name).toSorted()).toEqual(['kuba', 'ola'])
})

it('the event of an erased owner goes to the organiser who has been one the longest; without one it is completed, and deleted after 30 days (rulebook 30.3)', async ({
  db,
  newUser,
}) => {
  const [owner, first, second] = [await newUser(), await newUser(), await newUser()]
  const [led, left] = [await host(db, owner), await host(db, owner)]
  for (const { username } of [first, second])
    await answerOf(owner, 'add-organiser', { eventId: led.id, username })
  for (const user of [first, second]) await answerOf(user, 'accept-organiser', { eventId: led.id })
  await answerOf(first, 'join-private-event', { code: left.code })
  const erase = db.updateTable('account').set({ deletion_requested_at: new Date(0) })
  await erase.where('id', '=', owner.id).execute()
  await eraseAccounts(db)
  expect(await answerOf(first, 'renew-event-code', { eventId: led.id })).toEqual(done)
  expect(await answerOf(second, 'renew-event-code', { eventId: led.id })).toEqual([403, 'OWNER_NEEDED'])
  const { body } = await first.call<{ event: { completed: boolean } }>(path('get-event'), { id: left.id })
  expect(body.event.completed).toBe(true)
  await deleteOrphanedEvents(db)
  expect(await sees(first, left.id)).toBe(true)
  await sql`update private_event set orphaned_at = orphaned_at - interval '31 days'`.execute(db)
  await deleteOrphanedEvents(db)
  expect([await sees(first, left.id), await sees(first, led.id)]).toEqual([false, true])
})

import { expect } from 'vitest'
import { itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertPrivate } from '../../../../test/fixtures/private-event.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'

const path = (verb: string) => `/api/clutchdeck/${verb}`
const phases = [{ open: -20, lock: 60, points: 1 }]
type Reports = { id: number; owner: { username: string }; reports: { username: string; reason: string }[] }[]
const listed = async (admin: TestUser, phrase: string) => {
  const { status, body } = await admin.call<{ events: Reports }>(
    path(`get-private-events?page=1&pageSize=25&phrase=${phrase}`),
  )
  return { status, events: body.events }
}

it('anybody of the circle reports a private event once; admins see the reports with its owner, and dismiss them; nobody else does (rulebook 30.16)', async ({
  db,
  admin,
  newUser,
}) => {
  const [owner, friend, stranger] = [await newUser(), await newUser(), await newUser()]
  const { eventId } = await insertPrivate(db, phases, { owner, others: [friend] })
  await insertPrivate(db, phases, { owner })
  const report = (user: TestUser, reason: string, id = eventId) =>
    user.call(path('report-event'), { eventId: id, reason }).then(({ status }) => status)
  expect(await Promise.all(['Insults.', 'Insults.'].map(reason => report(friend, reason)))).toEqual([
    200, 200,
  ])
  expect(await report(friend, ' Insults in names. ')).toBe(200)
  expect(await report(friend, ' ')).toBe(400)
  expect(await report(stranger, 'Insults.')).toBe(404)
  const shown = await insertTestEvent(db, phases)
  expect(await report(friend, 'Insults.', shown.eventId), 'a public event').toBe(404)
  const { events } = await listed(admin, owner.username)
  expect(
    events.map(({ owner, reports }) => [
      owner.username,
      reports.map(({ username, reason }) => [username, reason]),
    ]),
  ).toEqual([
    [owner.username, [[friend.username, 'Insults in names.']]],
    [owner.username, []],
  ])
  expect((await listed(owner, '')).status).toBe(403)
  expect((await owner.call(path('dismiss-reports'), { eventId })).status).toBe(403)
  for (const _ of [1, 2]) expect((await admin.call(path('dismiss-reports'), { eventId })).status).toBe(200)
  expect((await listed(admin, owner.username)).events.flatMap(({ reports }) => reports)).toEqual([])
  const audited = await db
    .selectFrom('audit')
    .where('event_id', '=', eventId)
    .select(['call', 'after'])
    .orderBy('id')
    .execute()
  expect(audited.map(({ call }) => call)).toEqual([
    'report-event',
    'report-event',
    'report-event',
    'dismiss-reports',
  ])
  expect(JSON.stringify(audited), 'no text of a user').not.toContain('Insults')
})

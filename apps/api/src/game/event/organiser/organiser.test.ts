import { expect } from 'vitest'
import { configAs, insertConfiguredEvent } from '../../../../test/calls/config-calls.ts'
import { type Notifications, notificationsOf } from '../../../../test/calls/social-calls.ts'
import { itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'
import { eraseAccounts } from '../../../people/account/erasure/erase-accounts.ts'

type Refusal = { rule?: string }
/** The status and the rule of a call. */
const answerOf = async (user: TestUser, verb: string, body: object) => {
  const { status, body: answer } = await configAs(user)<Refusal | null>(verb, body)
  return [status, answer?.rule]
}
const done = [200, undefined]

type Organisers = { organisers: { username: string; acceptedAt: string | null }[] }
const organisersOf = async (user: TestUser, eventId: number) => {
  const { body } = await user.call<Organisers>(`/api/clutchdeck/get-organisers?eventId=${eventId}`)
  return body.organisers.map(({ username, acceptedAt }) => [username, acceptedAt !== null])
}
const kindsOf = async (user: TestUser) =>
  (await notificationsOf(user)).notifications.map(({ kind }: Notifications['notifications'][number]) => kind)

const hidden = async (db: Parameters<typeof insertConfiguredEvent>[0], admin: TestUser) => {
  const { eventId } = await insertConfiguredEvent(db, admin)
  await db.updateTable('event').set({ public: false }).where('id', '=', eventId).execute()
  return eventId
}

it('an admin names an organiser, who accepts by the bell, and then sees and configures the event (rulebook 11.47, 11.48)', async ({
  db,
  admin,
  newUser,
}) => {
  const user = await newUser()
  const eventId = await hidden(db, admin)
  const rename = { eventId, data: { name: 'By an organiser' } }
  const naming = { eventId, username: user.username.toUpperCase() }
  expect(await answerOf(admin, 'add-organiser', naming)).toEqual(done)
  expect(await answerOf(admin, 'add-organiser', naming)).toEqual(done)
  expect(await kindsOf(user)).toEqual(['organiser_named'])
  expect(await answerOf(user, 'update-event', rename)).toEqual([403, 'ORGANISER_NEEDED'])
  expect(await answerOf(user, 'get-event', { id: eventId })).toEqual([404, 'EVENT_NOT_FOUND'])
  expect(await answerOf(user, 'accept-organiser', { eventId })).toEqual(done)
  expect(await answerOf(user, 'accept-organiser', { eventId })).toEqual(done)
  expect(await kindsOf(user)).toEqual([])
  expect(await organisersOf(user, eventId)).toEqual([[user.username, true]])
  expect(await answerOf(user, 'get-event', { id: eventId })).toEqual(done)
  const listed = await user.call<{ events: { id: number }[] }>('/api/clutchdeck/get-events', {})
  expect(listed.body.events.map(({ id }) => id)).toContain(eventId)
  expect(await answerOf(user, 'update-event', rename)).toEqual(done)
})

it('an organiser may not publish, feature, complete, copy or delete the event, nor name others (rulebook 11.47)', async ({
  db,
  admin,
  newUser,
}) => {
  const [user, other] = [await newUser(), await newUser()]
  const eventId = await hidden(db, admin)
  await answerOf(admin, 'add-organiser', { eventId, username: user.username })
  await answerOf(user, 'accept-organiser', { eventId })
  await answerOf(admin, 'add-organiser', { eventId, username: other.username })
  const refused = [
    ...['public', 'featured', 'completed'].map(field => [
      'update-event',
      { eventId, data: { [field]: true } },
    ]),
    ['remove-event', { id: eventId }],
    ['copy-event', { id: eventId, data: { name: 'Mine', day: '2030-05-01' } }],
  ] as const
  for (const [verb, body] of refused)
    expect(await answerOf(user, String(verb), Object(body)), String(verb)).toEqual([403, 'ADMIN_NEEDED'])
  const ofOwner = [403, 'OWNER_NEEDED']
  expect(await answerOf(user, 'add-organiser', { eventId, username: other.username })).toEqual(ofOwner)
  expect(await answerOf(user, 'remove-organiser', { eventId, userId: other.id })).toEqual(ofOwner)
})

it('an organiser changes nothing of another event by an id of it (rulebook 11.47)', async ({
  db,
  admin,
  newUser,
}) => {
  const user = await newUser()
  const { eventId, bodies } = await insertConfiguredEvent(db, admin)
  const foreign = await insertConfiguredEvent(db, admin)
  await answerOf(admin, 'add-organiser', { eventId, username: user.username })
  await answerOf(user, 'accept-organiser', { eventId })
  const moved = { ...bodies['update-phase-match'], id: foreign.matchId }
  expect(await answerOf(user, 'update-phase-match', moved)).toEqual([404, 'MATCH_NOT_FOUND'])
  const rewarded = { ...bodies['update-event-reward'], id: foreign.rewardId }
  expect(await answerOf(user, 'update-event-reward', rewarded)).toEqual([404, 'REWARD_NOT_FOUND'])
  for (const id of [foreign.matchId, 2_000_000_000])
    expect(await answerOf(user, 'remove-phase-match', { id })).toEqual([403, 'ORGANISER_NEEDED'])
})

it('two admins who name the eighth and the ninth at once: one is refused (rulebook 11.48)', async ({
  db,
  admin,
  signUp,
  newUser,
}) => {
  const second = await signUp('second_admin', 'admin')
  const { eventId } = await insertTestEvent(db, [])
  for (let n = 0; n < 7; n++)
    await answerOf(admin, 'add-organiser', { eventId, username: (await newUser()).username })
  const last = [await newUser(), await newUser()]
  const answers = await Promise.all(
    last.map(({ username }, n) => answerOf(n === 0 ? admin : second, 'add-organiser', { eventId, username })),
  )
  expect(answers.toSorted()).toEqual([done, [409, 'ORGANISERS_FULL']])
  expect(await organisersOf(admin, eventId)).toHaveLength(8)
})

it('nobody can name a user whom there is not (rulebook 11.48)', async ({ db, admin, refused }) => {
  const { eventId } = await insertTestEvent(db, [])
  expect(await refused('add-organiser', { eventId, username: 'no_such_user' })).toEqual([
    404,
    'INVITE_UNKNOWN',
  ])
  expect(await refused('add-organiser', { eventId: 2_000_000_000, username: admin.username })).toEqual([
    404,
    'EVENT_NOT_FOUND',
  ])
})

it('who is removed before accepting cannot accept any more; who is removed later loses the event with the next call, and is notified (rulebook 11.48)', async ({
  db,
  admin,
  newUser,
}) => {
  const [early, late] = [await newUser(), await newUser()]
  const eventId = await hidden(db, admin)
  for (const { username } of [early, late]) await answerOf(admin, 'add-organiser', { eventId, username })
  await answerOf(late, 'accept-organiser', { eventId })
  for (const { id: userId } of [early, late]) {
    expect(await answerOf(admin, 'remove-organiser', { eventId, userId })).toEqual(done)
    expect(await answerOf(admin, 'remove-organiser', { eventId, userId })).toEqual([
      404,
      'ORGANISER_NOT_FOUND',
    ])
  }
  expect(await answerOf(early, 'accept-organiser', { eventId })).toEqual([404, 'ORGANISER_NOT_FOUND'])
  expect(await answerOf(late, 'get-event', { id: eventId })).toEqual([404, 'EVENT_NOT_FOUND'])
  expect(await answerOf(late, 'remove-phase', { eventId, index: 2 })).toEqual([403, 'ORGANISER_NEEDED'])
  expect(await kindsOf(late)).toEqual(['organiser_removed'])
  expect(await kindsOf(early)).toEqual(['organiser_removed'])
})

it('a named user declines, an organiser leaves, and can be named again (rulebook 11.48)', async ({
  db,
  admin,
  newUser,
}) => {
  const user = await newUser()
  const { eventId } = await insertTestEvent(db, [])
  for (const accepts of [false, true, false]) {
    await answerOf(admin, 'add-organiser', { eventId, username: user.username })
    expect(await kindsOf(user)).toEqual(['organiser_named'])
    if (accepts) await answerOf(user, 'accept-organiser', { eventId })
    expect(await answerOf(user, 'remove-organiser', { eventId })).toEqual(done)
    expect(await kindsOf(user)).toEqual([])
  }
  expect(await organisersOf(admin, eventId)).toEqual([])
})

it('the organisers of a deleted event are gone with it, an erased user is no organiser any more (rulebook 11.48)', async ({
  db,
  admin,
  newUser,
}) => {
  const [stays, goes] = [await newUser(), await newUser()]
  const [deleted, kept] = [await hidden(db, admin), await hidden(db, admin)]
  for (const eventId of [deleted, kept])
    for (const user of [stays, goes]) {
      await answerOf(admin, 'add-organiser', { eventId, username: user.username })
      if (eventId === kept) await answerOf(user, 'accept-organiser', { eventId })
    }
  expect(await answerOf(admin, 'remove-event', { id: deleted })).toEqual(done)
  expect(await answerOf(stays, 'accept-organiser', { eventId: deleted })).toEqual([
    404,
    'ORGANISER_NOT_FOUND',
  ])
  await db
    .updateTable('account')
    .set({ deletion_requested_at: new Date(Date.now() - 15 * 24 * 60 * 60_000) })
    .where('id', '=', goes.id)
    .execute()
  expect(await organisersOf(admin, kept)).toEqual([[stays.username, true]])
  await eraseAccounts(db)
  const left = db.selectFrom('event_organiser').where('event_id', '=', kept).select('user_id')
  expect(await left.execute()).toEqual([{ user_id: stays.id }])
})

it('the audit log says what was done as an organiser (rulebook 11.29, 11.48)', async ({
  db,
  admin,
  newUser,
}) => {
  const user = await newUser()
  const { eventId } = await insertTestEvent(db, [])
  await answerOf(admin, 'add-organiser', { eventId, username: user.username })
  await answerOf(user, 'accept-organiser', { eventId })
  await answerOf(user, 'update-event', { eventId, data: { name: 'Renamed' } })
  await answerOf(admin, 'remove-organiser', { eventId, userId: user.id })
  type Log = { entries: { call: string; account: { id: number }; asOrganiser: boolean }[] }
  const { body } = await admin.call<Log>(`/api/clutchdeck/get-audit-log?eventId=${eventId}`)
  expect(body.entries.map(({ call, account, asOrganiser }) => [call, account.id, asOrganiser])).toEqual([
    ['remove-organiser', admin.id, false],
    ['update-event', user.id, true],
    ['accept-organiser', user.id, true],
    ['add-organiser', admin.id, false],
  ])
})

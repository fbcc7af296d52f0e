import { expect } from 'vitest'
import { notificationsOf } from '../../../../test/calls/social-calls.ts'
import { itConfigures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../../../../test/fixtures/insert-users.ts'

type Winners = {
  winners: { userId: number; rank: number | null; granted: boolean; handedOutAt: string | null }[]
  tallies: { winners: number; handedOut: number }[]
}

/** A completed event whose only reward went to a user and was handed out. */
const it = itConfigures.extend('game', async ({ db, admin, config, newUser }) => {
  const user = await newUser()
  const { eventId, players } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  const cards = [{ playerId: players[0] ?? 0, keyplays: [1], perks: [] }]
  await insertDecks(db, eventId, [{ userId: user.id, phase: 1, cards }])
  await insertCounts(db, eventId, 1, [{ playerId: players[0] ?? 0, keyplayId: 1, count: 9 }])
  const data = { rewardId: 5, amount: 1, from: 1, to: 1, type: 1 }
  const { body } = await config<{ id: number }>('add-event-reward', { eventId, data })
  const at = { eventId, eventRewardId: body.id }
  const complete = (completed: boolean, dryRun = false) =>
    config<{ handedOut: object[] }>('update-event', { eventId, data: { completed }, dryRun })
  await complete(true)
  await config('hand-out-reward', { ...at, handedOut: true })
  const winners = async () =>
    (await admin.call<Winners>(`/api/clutchdeck/get-winners?eventId=${eventId}`)).body
  return { user, eventId, at, data, complete, winners }
})

it('un-completing names what has already been handed out, before and in the audit log (rulebook 17.10)', async ({
  admin,
  game: { eventId, at, complete },
}) => {
  const named = [{ eventRewardId: at.eventRewardId, reward: expect.any(String), amount: 1, users: 1 }]
  expect((await complete(false, true)).body.handedOut).toEqual(named)
  expect((await complete(false)).body.handedOut).toEqual(named)
  const log = await admin.call<{ entries: { after: object }[] }>(
    `/api/clutchdeck/get-audit-log?call=update-event&eventId=${eventId}`,
  )
  expect(log.body.entries[0]?.after).toMatchObject({ completed: false, handedOut: named })
})

it('what was handed out and is no longer granted stays on the list until an admin closes it (rulebook 17.10)', async ({
  admin,
  config,
  game: { user, eventId, at, data, complete, winners },
}) => {
  await complete(false)
  const orphan = { userId: user.id, rank: null, granted: false, handedOutAt: expect.any(String) }
  expect(await winners()).toMatchObject({ winners: [orphan], tallies: [] })
  const changes = [
    await config('remove-event-reward', { id: at.eventRewardId }),
    await config('update-event-reward', { id: at.eventRewardId, eventId, data: { ...data, rewardId: 1 } }),
  ]
  expect(changes.map(({ status, body }) => [status, body.rule])).toEqual([
    [409, 'REWARD_HANDED_OUT'],
    [409, 'REWARD_HANDED_OUT'],
  ])
  await complete(true)
  expect((await winners()).winners, 'granted again, it counts again').toMatchObject([
    { userId: user.id, rank: 1, granted: true, handedOutAt: expect.any(String) },
  ])
  const close = () => config('close-handout', { ...at, userIds: [user.id] })
  expect((await close()).status, 'a granted reward cannot be closed').toBe(404)
  await complete(false)
  const answers = await Promise.all([close(), close()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await winners()).winners).toEqual([])
  type Log = {
    entries: { before: object }[]
    names: { user: Record<string, string>; event_reward: Record<string, string> }
  }
  const { body } = await admin.call<Log>(
    `/api/clutchdeck/get-audit-log?call=close-handout&eventId=${eventId}`,
  )
  expect(body.entries).toMatchObject([
    { before: { ...{ eventRewardId: at.eventRewardId }, userIds: [user.id] } },
  ])
  expect(body.names.user[user.id]).toBe(user.username)
  expect(body.names.event_reward[at.eventRewardId]).toBeTruthy()
  expect((await notificationsOf(user)).notifications.map(({ kind }) => kind)).toContain('reward_taken_back')
})

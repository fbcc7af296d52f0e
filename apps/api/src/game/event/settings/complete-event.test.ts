import { expect } from 'vitest'
import { configAs, reward } from '../../../../test/calls/config-calls.ts'
import { deckOf } from '../../../../test/calls/deck-calls.ts'
import { notificationsOf, socialAs } from '../../../../test/calls/social-calls.ts'
import { it } from '../../../../test/fixtures/fixtures.ts'
import { fromNow, insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../../../../test/fixtures/insert-users.ts'
import { findDueWork } from '../../../server/jobs/schedule.ts'
import { rankEvent } from '../../score/publish/rank-event.ts'

it('completing grants the rewards and notifies the winners; un-completing takes them back (rulebook 9.12)', async ({
  db,
  admin,
  signUp,
}) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -60, lock: 60 }])
  const config = configAs(admin)
  const winner = await signUp('winner')
  await deckOf(winner, eventId).add(players[0] ?? 0)
  await config('add-event-reward', { eventId, data: reward })
  await db
    .updateTable('phase')
    .set({ lock: fromNow(-1) })
    .where('event_id', '=', eventId)
    .execute()
  const complete = (completed: boolean) => config('update-event', { eventId, data: { completed } })
  const granted = () =>
    db
      .selectFrom('reward_grant')
      .where('event_id', '=', eventId)
      .select(['user_id', 'rank', 'amount'])
      .execute()
  const whole = [{ user_id: winner.id, rank: 1, amount: reward.amount }]

  expect((await complete(true)).status).toBe(200)
  expect(await granted()).toEqual(whole)
  expect((await notificationsOf(winner)).notifications).toMatchObject([
    { kind: 'reward_granted', facts: { eventId, event: 'Night Cup', amount: reward.amount } },
  ])
  expect((await complete(false)).status).toBe(200)
  expect(await granted()).toEqual([])
  expect((await complete(true)).status).toBe(200)
  expect(await granted()).toEqual(whole)
  expect((await notificationsOf(winner)).count, 'notified once').toBe(1)
})

it('un-completing notifies users who lose a reward, and completing again withdraws that (rulebook 9.12, 10.24)', async ({
  db,
  admin,
  signUp,
}) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  const winner = await signUp('loser_of_rewards')
  const cards = [{ playerId: players[0] ?? 0, keyplays: [], perks: [] }]
  await insertDecks(db, eventId, [{ userId: winner.id, phase: 1, cards }])
  const config = configAs(admin)
  await config('add-event-reward', { eventId, data: reward })
  const complete = (completed: boolean) => config('update-event', { eventId, data: { completed } })
  const kinds = async () => {
    const { notifications } = await notificationsOf(winner)
    return notifications.map(({ kind }) => kind).filter(kind => kind.startsWith('reward'))
  }

  await complete(true)
  await complete(false)
  expect(await kinds()).toEqual(['reward_taken_back', 'reward_granted'])
  const { notifications } = await notificationsOf(winner)
  expect(notifications[0]?.facts).toEqual({
    eventId,
    event: 'Night Cup',
    reward: expect.any(String),
    amount: reward.amount,
  })
  const grant = async () =>
    (await notificationsOf(winner)).notifications.find(each => each.kind === 'reward_granted')?.facts
  expect(await grant(), 'it is not said any more that it will be sent').toEqual({
    ...notifications[0]?.facts,
    state: 'takenBack',
  })
  await complete(true)
  expect(await grant(), 'granted again').toEqual(notifications[0]?.facts)
  expect(await kinds(), 'a user who has not read about the loss gets no further notification').toEqual([
    'reward_granted',
  ])
  await complete(false)
  await socialAs(winner)('read-notifications', {})
  await complete(true)
  expect(await kinds()).toEqual(['reward_granted'])
  expect((await notificationsOf(winner)).unread, 'a user who has read about it is notified again').toBe(1)
})

it('an unpublished event grants its rewards and notifies no one (rulebook 10.24)', async ({
  db,
  signUp,
  admin,
}) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -90, lock: -60 }], {
    public: false,
  })
  const winner = await signUp('hidden_winner')
  const cards = [{ playerId: players[0] ?? 0, keyplays: [], perks: [] }]
  await insertDecks(db, eventId, [{ userId: winner.id, phase: 1, cards }])
  await configAs(admin)('add-event-reward', { eventId, data: reward })
  const { body } = await configAs(admin)('update-event', { eventId, data: { completed: true } })
  expect(body).toMatchObject({ paid: { rewards: 1, players: 1, notified: 0, told: 0 } })
  expect((await notificationsOf(winner)).notifications).toEqual([])
})

it('changing the second chance ranks again, and no other setting does', async ({ db, admin }) => {
  const { eventId } = await insertTestEvent(db, [{ open: -120, lock: -60 }])
  const generation = async () => {
    const event = db.selectFrom('event').where('id', '=', eventId).select('generation')
    return (await event.executeTakeFirstOrThrow()).generation
  }
  const before = await generation()
  await configAs(admin)('update-event', { eventId, data: { featured: true, secondChance: false } })
  expect(await generation()).toBe(before)
  await configAs(admin)('update-event', { eventId, data: { secondChance: true } })
  expect(await generation()).toBe(before + 1)
})

it('the rewarded ranking stays: a phase whose lock was still to come counts after the event is un-completed (rulebook 9.8)', async ({
  db,
  signUp,
  admin,
}) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -60, lock: 60 }])
  const [player, keyplayId] = [players[0] ?? 0, 1]
  const late = await signUp('late_one')
  await deckOf(late, eventId).add(player)
  await deckOf(late, eventId).addKeyplay(player, keyplayId)
  await insertCounts(db, eventId, 1, [{ playerId: player, keyplayId, count: 9 }])
  const complete = (completed: boolean) => configAs(admin)('update-event', { eventId, data: { completed } })
  const scores = async () => {
    const { body } = await late.call<{ scores: { score: number }[] }>(
      `/api/clutchdeck/get-event-scores?eventId=${eventId}`,
    )
    return body.scores.map(({ score }) => score)
  }

  await complete(true)
  await db
    .updateTable('phase')
    .set({ lock: fromNow(-1) })
    .where('event_id', '=', eventId)
    .execute()
  const { overdue, stale } = await findDueWork(db)
  expect([...overdue, ...stale]).not.toContain(eventId)
  await rankEvent(db, eventId)
  expect(await scores()).toEqual([])
  await complete(false)
  expect(await scores()).toEqual([36])
})

import { hostingLimits } from '@game/domain'
import { expect } from 'vitest'
import { notificationsOf } from '../../../../test/calls/social-calls.ts'
import { itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import { insertDecks } from '../../../../test/fixtures/insert-users.ts'
import { uploadCounts, verify } from '../../../../test/fixtures/played-event.ts'
import { insertPrivate } from '../../../../test/fixtures/private-event.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'
import type { Db } from '../../../ground/db/db.ts'
import { eraseAccounts } from '../../../people/account/erasure/erase-accounts.ts'
import { readHostingLimits, saveHostingLimits } from '../../hosting-limit/limit-queries.ts'
import { notifyOfPhases } from '../../notification/notify-of-phases.ts'
import { rankEvent } from '../../score/publish/rank-event.ts'

const path = (verb: string) => `/api/clutchdeck/${verb}`
const call = (user: TestUser, verb: string, body: object) => user.call(path(verb), body)

/** A private event with a locked and an open phase, in which the owner's friends have 9, 9 and 4 kills and the best of them is `first`. */
async function play(db: Db, owner: TestUser, friends: TestUser[]) {
  const { eventId, players } = await insertPrivate(
    db,
    [
      { open: -90, lock: -30, points: 1 },
      { open: -20, lock: 60, points: 1 },
    ],
    { owner, others: friends },
  )
  const [best = 0, other = 0] = players
  const deckOf = (playerId: number) => [{ playerId, keyplays: [1], perks: [] }]
  await insertDecks(
    db,
    eventId,
    [owner, ...friends].flatMap(({ id: userId }, n) =>
      [1, 2].map(phase => ({ userId, phase, cards: deckOf(n === 1 ? best : other) })),
    ),
  )
  await rankEvent(db, eventId)
  const steam = await db
    .selectFrom('player')
    .where('id', 'in', [best, other])
    .select(['id', 'steam_id'])
    .execute()
  await uploadCounts(
    owner,
    eventId,
    steam.map(({ id, steam_id }) => `1,${steam_id},1,${id === best ? 9 : 4}`),
  )
  await rankEvent(db, eventId)
  return { eventId, best }
}

type Scores = { scores: { user: { username: string }; rank: number }[] }
const ranksOf = async (user: TestUser, eventId: number) => {
  const { body } = await user.call<Scores>(path(`get-event-scores?eventId=${eventId}`))
  return body.scores.map(({ user, rank }) => [user.username, rank])
}
const kindsOf = async (user: TestUser) =>
  (await notificationsOf(user)).notifications
    .map(({ kind }) => kind)
    .filter(kind => kind.startsWith('event_'))

it('who is removed after a lock is in no ranking, count or figure, the ranks close up, and the chain proves it; let in again they are back (rulebook 30.4)', async ({
  db,
  newUser,
}) => {
  const [owner, first, third] = [await newUser(), await newUser(), await newUser()]
  const { eventId, best } = await play(db, owner, [first, third])
  const others = [owner, third].map(({ username }) => username).toSorted()
  const all = [[first.username, 1], ...others.map(name => [name, 2])]
  const without = others.map(name => [name, 1])
  expect(await ranksOf(owner, eventId)).toEqual(all)
  const removal = { eventId, userId: first.id }
  expect((await call(owner, 'remove-participant', removal)).status).toBe(200)
  expect(await ranksOf(owner, eventId)).toEqual(without)
  expect(await verify(owner, eventId)).toMatchObject({ equal: true, users: 2, decks: 3 })
  type Results = { figures: { phase: number; decks: number }[] }
  const results = await owner.call<Results>(path(`get-event-results?eventId=${eventId}`))
  expect(JSON.stringify(results.body)).not.toMatch(/"decks":3|"participants":3/)
  type Rates = { rates: { playerId: number }[] }
  const picked = await owner.call<Rates>(path(`get-pick-rates?eventId=${eventId}&phaseIndex=1`))
  expect(picked.body.rates.map(({ playerId }) => playerId)).not.toContain(best)
  const decks = await owner.call(path(`get-phase-decks?eventId=${eventId}`))
  expect(decks.body).toMatchObject({ players: 2, phases: [{ decks: 2 }, { decks: 2 }] })
  const score = await third.call(path(`get-deck-score?eventId=${eventId}&userId=${first.id}`))
  expect(score.body).toMatchObject({ scores: [] })
  await notifyOfPhases(db, eventId)
  expect(await kindsOf(first)).toEqual(['event_removed'])

  expect((await call(owner, 'admit-participant', removal)).status).toBe(200)
  expect(await ranksOf(owner, eventId)).toEqual(all)
  expect(await verify(owner, eventId)).toMatchObject({ equal: true, users: 3 })
  // Decks of phases that have not locked are gone for good.
  expect((await owner.call(path(`get-phase-decks?eventId=${eventId}`))).body).toMatchObject({
    phases: [{ decks: 3 }, { decks: 2 }],
  })
})

it('each removal and each admission is notified (rulebook 30.4)', async ({ db, newUser }) => {
  const [owner, friend] = [await newUser(), await newUser()]
  const { eventId } = await insertPrivate(db, [{ open: -20, lock: 60, points: 1 }], {
    owner,
    others: [friend],
  })
  for (const verb of ['remove', 'admit', 'remove', 'admit'])
    expect((await call(owner, `${verb}-participant`, { eventId, userId: friend.id })).status).toBe(200)
  expect((await kindsOf(friend)).toSorted()).toEqual([
    'event_let_in',
    'event_let_in',
    'event_removed',
    'event_removed',
  ])
})

it('who leaves is in no ranking until they use the code; who was removed does not come back by leaving, nor when they are erased (rulebook 30.4)', async ({
  db,
  newUser,
}) => {
  const [owner, friend, removed] = [await newUser(), await newUser(), await newUser()]
  const { eventId } = await play(db, owner, [friend, removed])
  const { body } = await owner.call<{ code: string }>(path(`get-participants?eventId=${eventId}`))
  const { code } = body
  await call(friend, 'remove-participant', { eventId })
  await call(owner, 'remove-participant', { eventId, userId: removed.id })
  expect(await ranksOf(owner, eventId)).toEqual([[owner.username, 1]])
  expect((await call(friend, 'join-private-event', { code })).body).toMatchObject({ joined: 'in' })
  expect(await ranksOf(owner, eventId)).toEqual([
    [friend.username, 1],
    [owner.username, 2],
  ])
  for (const verb of ['join-private-event', 'remove-participant', 'join-private-event'])
    await call(removed, verb, verb === 'join-private-event' ? { code } : { eventId })
  expect((await call(removed, 'join-private-event', { code })).body).toMatchObject({ joined: 'waiting' })
  const deletion = { deletion_requested_at: new Date(0) }
  await db.updateTable('account').set(deletion).where('id', '=', removed.id).execute()
  await eraseAccounts(db)
  await rankEvent(db, eventId)
  expect(await ranksOf(owner, eventId)).toHaveLength(2)
})

it('who was removed and accepts to be an organiser takes part and ranks again, but not in a full or completed event (rulebook 30.3, 30.4)', async ({
  db,
  newUser,
}) => {
  const [owner, friend] = [await newUser(), await newUser()]
  const { eventId } = await play(db, owner, [friend])
  const all = await ranksOf(owner, eventId)
  await call(owner, 'remove-participant', { eventId, userId: friend.id })
  expect(await ranksOf(owner, eventId)).toHaveLength(1)
  expect((await call(owner, 'add-organiser', { eventId, username: friend.username })).status).toBe(200)
  const accept = () => friend.call<{ rule?: string }>(path('accept-organiser'), { eventId })
  await saveHostingLimits(db, { ...(await readHostingLimits(db)), participants: 1 })
  expect(await accept()).toMatchObject({ status: 409, body: { rule: 'EVENT_FULL' } })
  await saveHostingLimits(db, hostingLimits)
  await db.updateTable('event').set({ completed: true }).where('id', '=', eventId).execute()
  expect(await accept()).toMatchObject({ status: 409, body: { rule: 'EVENT_OVER' } })
  await db.updateTable('event').set({ completed: false }).where('id', '=', eventId).execute()
  expect((await accept()).status).toBe(200)
  expect(await ranksOf(owner, eventId)).toEqual(all)
  expect(await verify(owner, eventId)).toMatchObject({ equal: true, users: 2 })
  expect((await accept()).status).toBe(200)
})

it('a removal from a completed event ranks it again (rulebook 30.4)', async ({ db, newUser }) => {
  const [owner, friend] = [await newUser(), await newUser()]
  const { eventId } = await play(db, owner, [friend])
  expect((await call(owner, 'update-event', { eventId, data: { completed: true } })).status).toBe(200)
  await call(owner, 'remove-participant', { eventId, userId: friend.id })
  expect(await ranksOf(owner, eventId)).toEqual([[owner.username, 1]])
  expect(await verify(owner, eventId)).toMatchObject({ equal: true })
})

import type { inferRouterOutputs } from '@trpc/server'
import { expect } from 'vitest'
import { it } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../test/fixtures/insert-users.ts'
import type { TestApp, TestUser } from '../../../test/fixtures/test-app.ts'
import { rankEvent } from '../../game/score/publish/rank-event.ts'
import type { AppRouter } from '../../server/router/router.ts'
import { eraseAccounts } from '../account/erasure/erase-accounts.ts'

type Outputs = inferRouterOutputs<AppRouter>['story']
type Caller = Pick<TestUser, 'call'>

const path = '/api/clutchdeck'
async function historyOf(user: TestUser, by: Caller, before = '') {
  const { status, body } = await by.call<Outputs['getDeckHistory']>(
    `${path}/get-deck-history?userId=${user.id}${before}`,
  )
  expect(status).toBe(200)
  return body
}
async function careerOf(user: TestUser, by: Caller) {
  const { status, body } = await by.call<Outputs['getCareer']>(`${path}/get-career?userId=${user.id}`)
  expect(status).toBe(200)
  return body
}
const phasesOf = ({ events }: Outputs['getDeckHistory']) => events.flatMap(({ phases }) => phases)

/** Headshots, 10 points each; the user's deck has one card with them. */
const headshots = 1

/** An event with a scored phase, one that has locked without scores, and an open one, in all of which the user has a deck. */
async function playedBy(
  db: TestApp['db'],
  user: TestUser,
  others: readonly number[] = [],
  settings: { public?: boolean } = {},
) {
  const { eventId, players } = await insertTestEvent(
    db,
    [
      { open: -90, lock: -60, points: 1 },
      { open: -50, lock: -40, points: 50 },
      { open: -30, lock: 60, points: 1 },
    ],
    settings,
  )
  const card = (n: number) => [{ playerId: players[n] ?? 0, keyplays: [headshots], perks: [] }]
  await insertDecks(db, eventId, [
    ...[1, 2, 3].map(phase => ({ userId: user.id, phase, cards: card(phase - 1) })),
    ...others.map(userId => ({ userId, phase: 1, cards: card(6) })),
  ])
  const score = (phase: number, count: number) =>
    insertCounts(db, eventId, phase, [
      { playerId: players[phase - 1] ?? 0, keyplayId: headshots, count },
      { playerId: players[6] ?? 0, keyplayId: headshots, count: 1 },
    ])
  await score(1, 7)
  await rankEvent(db, eventId)
  return { eventId, players, score }
}

it('lists the decks of locked phases with score, goal, rank and percent of the best, never an open deck (rulebook 27.1, 27.2)', async ({
  db,
  newUser,
  visitor,
}) => {
  const ola = await newUser()
  const others = await insertTestUsers(db, 3, 'history_other_')
  const { eventId, players } = await playedBy(db, ola, others)
  for (const by of [visitor, ola, await newUser()]) {
    const { hidden, events, next } = await historyOf(ola, by)
    expect([hidden, next]).toEqual([false, null])
    expect(events).toMatchObject([{ eventId, name: 'Night Cup', rank: 1, participants: 4 }])
    const [second, first] = events[0]?.phases ?? []
    expect(events[0]?.phases).toHaveLength(2)
    expect(first).toMatchObject({ phaseIndex: 1, state: 'success', topPercent: 25, goal: 1 })
    expect(first?.cards).toMatchObject([
      { player: { id: players[0], name: 'player 1' }, score: first?.score, keyplays: [{ id: headshots }] },
    ])
    expect(first?.score).toBeGreaterThan(0)
    expect(second).toMatchObject({ phaseIndex: 2, state: 'locked_in', score: null, topPercent: null })
    expect(second?.cards).toMatchObject([{ player: { id: players[1] }, score: null }])
  }
})

it('sums up favourites, streaks and best finishes of scored decks (rulebook 27.3, 27.4)', async ({
  db,
  newUser,
  visitor,
}) => {
  const ola = await newUser()
  const { eventId, players } = await playedBy(db, ola, await insertTestUsers(db, 1, 'career_other_'))
  const career = await careerOf(ola, visitor)
  expect(career).toMatchObject({
    hidden: false,
    decks: 1,
    players: [{ player: { id: players[0] }, times: 1 }],
    keyplays: [{ id: headshots, times: 1 }],
    streak: { longest: 1, current: 1 },
    finishes: [{ eventId, rank: 1, participants: 2 }],
  })
})

it('is empty for a user without decks', async ({ newUser, visitor }) => {
  const ola = await newUser()
  expect(await historyOf(ola, visitor)).toEqual({ hidden: false, events: [], next: null })
  expect(await careerOf(ola, visitor)).toMatchObject({ decks: 0, players: [], finishes: [] })
})

it('gives others nothing of a hidden history, admins included, and its owner all of it (rulebook 27.6)', async ({
  db,
  newUser,
  visitor,
  admin,
}) => {
  const ola = await newUser()
  await playedBy(db, ola)
  const hide = (historyHidden: boolean) =>
    ola.call('/api/auth/update-profile', { userId: ola.id, data: { historyHidden } })
  expect((await hide(true)).status).toBe(200)
  for (const by of [visitor, admin, await newUser()]) {
    expect(await historyOf(ola, by)).toEqual({ hidden: true, events: [], next: null })
    expect(await careerOf(ola, by)).toEqual({
      hidden: true,
      decks: 0,
      players: [],
      keyplays: [],
      sleeves: [],
      streak: { longest: 0, current: 0 },
      finishes: [],
    })
  }
  expect(phasesOf(await historyOf(ola, ola))).toHaveLength(2)
  const { body } = await ola.call<{ currentUser: object }>('/api/auth/get-user', { user: ola.username })
  expect(body).toMatchObject({ currentUser: { historyHidden: true } })
  expect(body).not.toHaveProperty('user.historyHidden')
  await hide(false)
  expect(phasesOf(await historyOf(ola, visitor))).toHaveLength(2)
})

it('is not found for users who asked for deletion (rulebook 27.1)', async ({ db, newUser, visitor }) => {
  const ola = await newUser()
  await playedBy(db, ola)
  const requested = { deletion_requested_at: new Date() }
  await db.updateTable('account').set(requested).where('id', '=', ola.id).execute()
  for (const call of ['get-deck-history', 'get-career'])
    expect((await visitor.call(`${path}/${call}?userId=${ola.id}`)).status).toBe(404)
})

it('says nothing of an erased user: neither history, nor career, nor season, nor their pictures (rulebook 27.1, 27.6)', async ({
  db,
  newUser,
  visitor,
  admin,
}) => {
  const ola = await newUser()
  const { eventId } = await playedBy(db, ola)
  const year = new Date().getUTCFullYear()
  const ways = [
    `${path}/get-deck-history?userId=${ola.id}`,
    `${path}/get-career?userId=${ola.id}`,
    `${path}/get-season-review?userId=${ola.id}&year=${year}`,
    `/img/share/deck/${eventId}/1/${ola.id}/wide.png`,
  ]
  for (const way of ways) expect((await visitor.call(way)).status, way).toBe(200)
  const longAgo = new Date(Date.now() - 15 * 24 * 3_600_000)
  await db.updateTable('account').set({ deletion_requested_at: longAgo }).where('id', '=', ola.id).execute()
  await eraseAccounts(db)
  const season = `/img/share/season/${ola.id}/${year}/wide.png`
  for (const by of [visitor, admin, await newUser()])
    for (const way of [...ways, season]) {
      const { status, body } = await by.call(way)
      expect(status, way).toBe(404)
      expect(JSON.stringify(body), way).not.toContain(ola.username)
    }
})

it('says nothing of an event that the asker may not see (rulebook 27.1)', async ({
  db,
  newUser,
  visitor,
  admin,
}) => {
  const ola = await newUser()
  await playedBy(db, ola, [], { public: false })
  for (const by of [visitor, ola]) {
    expect((await historyOf(ola, by)).events).toEqual([])
    expect(await careerOf(ola, by)).toMatchObject({ decks: 0, finishes: [] })
  }
  expect((await historyOf(ola, admin)).events).toHaveLength(1)
})

it('changes with a correction after the result was final (rulebook 27.1)', async ({
  db,
  newUser,
  visitor,
}) => {
  const ola = await newUser()
  const others = await insertTestUsers(db, 3, 'corrected_other_')
  const { eventId, score } = await playedBy(db, ola, others)
  await db.updateTable('event').set({ final_after_hours: 0 }).where('id', '=', eventId).execute()
  const before = phasesOf(await historyOf(ola, visitor)).at(-1)
  expect(before).toMatchObject({ final: true, state: 'success', topPercent: 25 })
  await score(1, 0)
  await rankEvent(db, eventId)
  const { events } = await historyOf(ola, visitor)
  expect(events).toMatchObject([{ rank: 4 }])
  expect(events[0]?.phases.at(-1)).toMatchObject({ state: 'failed', score: 0, topPercent: 100 })
  expect(await careerOf(ola, visitor)).toMatchObject({
    streak: { longest: 0, current: 0 },
    finishes: [{ rank: 4 }],
  })
})

it('goes on where a page ended, the newest event first', async ({ db, newUser, visitor }) => {
  const ola = await newUser()
  const made: number[] = []
  for (let n = 0; n < 7; n++) made.unshift((await playedBy(db, ola)).eventId)
  const first = await historyOf(ola, visitor)
  const second = await historyOf(ola, visitor, `&before=${first.next}`)
  const ids = [first, second].map(({ events }) => events.map(({ eventId }) => eventId))
  expect(ids).toEqual([made.slice(0, 5), made.slice(5)])
  expect(second.next).toBeNull()
})

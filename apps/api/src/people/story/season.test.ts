import type { inferRouterOutputs } from '@trpc/server'
import { expect } from 'vitest'
import { it } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../test/fixtures/insert-users.ts'
import type { TestApp, TestUser } from '../../../test/fixtures/test-app.ts'
import { rankEvent } from '../../game/score/publish/rank-event.ts'
import type { AppRouter } from '../../server/router/router.ts'
import { makeSeasons } from '../league/season/make-seasons.ts'

type Season = inferRouterOutputs<AppRouter>['story']['getSeasonReview']

const headshots = 1
const thisYear = new Date().getUTCFullYear()
const read = async (by: Pick<TestUser, 'call'>, userId: number) => {
  const { status, body } = await by.call<Season>(
    `/api/clutchdeck/get-season-review?userId=${userId}&year=${thisYear}`,
  )
  expect(status).toBe(200)
  return body
}

const picture = (by: Pick<TestUser, 'call'>, userId: number, file = 'wide') =>
  by.call(`/img/share/season/${userId}/${thisYear}/${file}.png`)

/** A completed event in which the user wins phase 1 by their own card, and misses phase 2. */
async function season(db: TestApp['db'], userId: number, prefix: string) {
  const others = await insertTestUsers(db, 3, prefix)
  const { eventId, players } = await insertTestEvent(db, [
    { open: -90, lock: -60, points: 1 },
    { open: -50, lock: -40, points: 100_000 },
  ])
  const [rare = 0, common = 0] = players
  const deck = (playerId: number) => [{ playerId, keyplays: [headshots], perks: [] }]
  await insertDecks(db, eventId, [
    { userId, phase: 1, cards: [...deck(rare), ...deck(common)] },
    { userId, phase: 2, cards: deck(common) },
    ...others.map(each => ({ userId: each, phase: 1, cards: deck(common) })),
  ])
  const counts = (count: number) =>
    [rare, common].map(playerId => ({ playerId, keyplayId: headshots, count }))
  await insertCounts(db, eventId, 1, counts(5))
  await insertCounts(db, eventId, 2, counts(9))
  await rankEvent(db, eventId)
  await db.updateTable('event').set({ completed: true }).where('id', '=', eventId).execute()
  await makeSeasons(db)
  return { eventId, rare }
}

it('says what a user was best at, the luckiest card and the closest miss of completed public events (rulebook 27.5)', async ({
  db,
  newUser,
  visitor,
}) => {
  const ola = await newUser()
  const { eventId, rare } = await season(db, ola.id, 'season_other_')
  const review = await read(visitor, ola.id)
  expect(review).toMatchObject({
    hidden: false,
    year: thisYear,
    user: { username: ola.username },
    board: { rank: 1, events: 1 },
    decks: 2,
    won: 1,
    bestKeyplay: { id: headshots },
    bestPhase: { eventId, phaseIndex: 1, event: 'Night Cup', topPercent: 25 },
    luckiestCard: { eventId, phaseIndex: 1, player: { id: rare }, share: 0.25 },
    closestMiss: { eventId, phaseIndex: 2, goal: 100_000 },
  })
  for (const file of ['wide', 'tall']) expect((await picture(visitor, ola.id, file)).status, file).toBe(200)
  expect(review.closestMiss?.missing).toBe(100_000 - (review.closestMiss?.score ?? 0))
  await db.updateTable('event').set({ public: false }).where('id', '=', eventId).execute()
  await makeSeasons(db)
  expect((await picture(ola, ola.id)).status).toBe(404)
  expect(await read(ola, ola.id)).toMatchObject({
    board: null,
    decks: 0,
    bestPhase: null,
    luckiestCard: null,
  })
})

it('gives others nothing of a hidden season, and is not found for users who asked for deletion (rulebook 27.6)', async ({
  db,
  newUser,
  visitor,
  admin,
}) => {
  const ola = await newUser()
  await season(db, ola.id, 'hidden_other_')
  await ola.call('/api/auth/update-profile', { userId: ola.id, data: { historyHidden: true } })
  for (const by of [visitor, admin])
    expect(await read(by, ola.id)).toMatchObject({
      hidden: true,
      img: '',
      board: null,
      decks: 0,
      won: 0,
      bestKeyplay: null,
      bestPhase: null,
      luckiestCard: null,
      closestMiss: null,
    })
  for (const by of [visitor, admin, ola]) expect((await picture(by, ola.id)).status).toBe(404)
  expect(await read(ola, ola.id)).toMatchObject({ hidden: false, decks: 2 })
  await db
    .updateTable('account')
    .set({ deletion_requested_at: new Date() })
    .where('id', '=', ola.id)
    .execute()
  const gone = await visitor.call(`/api/clutchdeck/get-season-review?userId=${ola.id}&year=${thisYear}`)
  expect(gone.status).toBe(404)
})

import type { inferRouterOutputs } from '@trpc/server'
import { expect } from 'vitest'
import { it } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../test/fixtures/insert-users.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'
import { rankEvent } from '../../game/score/publish/rank-event.ts'
import type { AppRouter } from '../../server/router/router.ts'

type Professional = inferRouterOutputs<AppRouter>['story']['getProfessional']

const headshots = 1
const read = async (by: Pick<TestUser, 'call'>, playerId: number) => {
  const { status, body } = await by.call<Professional>(
    `/api/clutchdeck/get-professional?playerId=${playerId}`,
  )
  expect(status).toBe(200)
  return body
}
const phases = [
  { open: -90, lock: -60, points: 1 },
  { open: -50, lock: 60, points: 1 },
]

it('tells form, averages, pick rates of a player, and matches, of locked phases only (rulebook 27.7)', async ({
  db,
  visitor,
}) => {
  const users = await insertTestUsers(db, 4, 'picker_')
  const { eventId, players, teams } = await insertTestEvent(db, phases)
  const [star = 0, other = 0] = players
  const deck = (playerId: number) => [{ playerId, keyplays: [headshots], perks: [] }]
  await insertDecks(db, eventId, [
    ...users.map((userId, n) => ({ userId, phase: 1, cards: deck(n === 0 ? star : other) })),
    ...users.map(userId => ({ userId, phase: 2, cards: deck(star) })),
  ])
  await insertCounts(db, eventId, 1, [
    { playerId: star, keyplayId: headshots, count: 6 },
    { playerId: other, keyplayId: headshots, count: 2 },
  ])
  await rankEvent(db, eventId)
  const [home = 0, away = 0] = teams
  await db
    .insertInto('match')
    .values({ event_id: eventId, phase_index: 1, home_team_id: home, away_team_id: away, date: new Date() })
    .execute()
  const { player, form, series, keyplays, matches } = await read(visitor, star)
  expect(player).toMatchObject({ id: star, name: 'player 1' })
  expect(form).toMatchObject([{ eventId, phaseIndex: 1, share: 0.25 }])
  expect(form[0]?.score).toBeGreaterThan(0)
  expect(series).toBe(1)
  const [first] = keyplays
  expect(first).toMatchObject({ id: headshots, count: 6 })
  expect(first?.average).toBeGreaterThan(first?.ofAll ?? 0)
  expect(matches).toMatchObject([{ eventId, status: 'scheduled', maps: [] }])
})

it('tells nothing of a hidden event, to admins neither, and knows a player without any (rulebook 27.7)', async ({
  db,
  visitor,
  admin,
}) => {
  const { players } = await insertTestEvent(db, phases, { public: false })
  for (const by of [visitor, admin])
    expect(await read(by, players[0] ?? 0)).toMatchObject({
      form: [],
      series: 0,
      maps: null,
      keyplays: [],
      matches: [],
    })
  const unknown = await visitor.call('/api/clutchdeck/get-professional?playerId=2000000000')
  expect(unknown.status).toBe(404)
})

import { expect } from 'vitest'
import { it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../../test/fixtures/insert-users.ts'
import { rankEvent } from '../publish/rank-event.ts'

const path = (eventId: number) => `/api/clutchdeck/get-event-results?eventId=${eventId}`

it("answers average, best and top tenth of an event and its phases, with the asker's own score (rulebook 9.22, 9.23)", async ({
  db,
  visitor,
  signUp,
}) => {
  const { eventId, players } = await insertTestEvent(db, [
    { open: -90, lock: -60, points: 1 },
    { open: -50, lock: -40, points: 1 },
    { open: -30, lock: 40 },
  ])
  const own = await signUp('figure_own')
  const users = [...(await insertTestUsers(db, 11, 'figure_')), own.id]
  const deck = (n: number) => [{ playerId: players[n] ?? 0, keyplays: [1], perks: [] }]
  await insertDecks(
    db,
    eventId,
    users.flatMap((userId, n) =>
      [1, 2].map(phase => ({ userId, phase, cards: deck(n === 0 ? 0 : n < 3 ? 1 : n < 11 ? 2 : 3) })),
    ),
  )
  const { rows } = await db
    .selectFrom('keyplay')
    .select('points')
    .where('id', '=', 1)
    .execute()
    .then(rows => ({ rows }))
  const price = rows[0]?.points ?? 0
  const count = (n: number, count: number) => ({ playerId: players[n] ?? 0, keyplayId: 1, count })
  await insertCounts(db, eventId, 1, [count(0, 9), count(1, 5), count(2, 0), count(3, 2)])
  await insertCounts(db, eventId, 2, [count(0, 1), count(1, 3), count(2, 100), count(3, 0)])
  await rankEvent(db, eventId)

  const { body } = await own.call<{ phases: object[] }>(path(eventId))
  const round = (value: number) => Math.round(value * 100) / 100
  // The top tenth of twelve are two, of the four in phase 2 one: users who missed the goal of phase 1 do not count there.
  expect(body).toEqual({
    participants: 12,
    final: false,
    finalAt: null,
    figures: { average: round(((10 + 16 + 2) * price) / 12), best: 10 * price, topTenth: 8 * price },
    own: { rank: 4, score: 2 * price },
    phases: [
      {
        phase: 1,
        decks: 12,
        average: round((21 * price) / 12),
        best: 9 * price,
        topTenth: 5 * price,
        own: 2 * price,
      },
      { phase: 2, decks: 4, average: round((7 * price) / 4), best: 3 * price, topTenth: 3 * price, own: 0 },
    ],
  })
  expect((await visitor.call(path(eventId))).body).toMatchObject({
    own: null,
    phases: [{ own: null }, { own: null }],
  })
})

it('an event without players has no results, an unpublished event is not found (rulebook 2.2)', async ({
  db,
  visitor,
}) => {
  const { eventId } = await insertTestEvent(db, [{ open: -5, lock: 60 }])
  expect((await visitor.call(path(eventId))).body).toEqual({
    participants: 0,
    final: false,
    finalAt: null,
    figures: null,
    own: null,
    phases: [],
  })
  const hidden = await insertTestEvent(db, [], { public: false })
  expect((await visitor.call(path(hidden.eventId))).status).toBe(404)
})

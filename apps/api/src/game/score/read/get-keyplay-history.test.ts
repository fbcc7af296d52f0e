import { expect } from 'vitest'
import { it as base } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts } from '../../../../test/fixtures/insert-users.ts'
import type { Db } from '../../../ground/db/db.ts'

// Score files belong to an account.
const it = base.extend('player', { scope: 'file' }, ({ signUp }) => signUp('picks_well'))

type Player = {
  playerId: number
  series: number
  maps: number | null
  keyplays: { keyplayId: number; count: number; series: number }[]
  form: number[]
}
type Body = { players: Player[]; all: Player['keyplays'] }
const path = (eventId: number, phaseIndex: number) =>
  `/api/clutchdeck/get-keyplay-history?eventId=${eventId}&phaseIndex=${phaseIndex}`

const past = { open: -90, lock: -60 }
const open = { open: -30, lock: 60 }

/** Inserts a match of the first phase whose maps have been played. */
async function insertMatch(db: Db, eventId: number, [home = 0, away = 0]: number[], maps: number) {
  const match = {
    event_id: eventId,
    phase_index: 1,
    home_team_id: home,
    away_team_id: away,
    date: new Date(),
  }
  const { id } = await db.insertInto('match').values(match).returning('id').executeTakeFirstOrThrow()
  const rows = Array.from({ length: maps }, (_, n) => ({
    match_id: id,
    map_number: n + 1,
    map_id: n + 1,
    home_score: 13,
    away_score: 7,
  }))
  await db.insertInto('match_map').values(rows).execute()
}

it('shows what a player did in a past phase, by series and maps (rulebook 7.17)', async ({ db, player }) => {
  const { eventId, players, teams } = await insertTestEvent(db, [past, open])
  const [first = 0, second = 0] = players
  await insertMatch(db, eventId, teams, 3)
  await insertMatch(db, eventId, teams, 2)
  await insertCounts(db, eventId, 1, [
    { playerId: first, keyplayId: 1, count: 30 },
    { playerId: second, keyplayId: 6, count: 4 },
  ])
  const { body } = await player.call<Body>(path(eventId, 2))
  expect(body.players.map(({ playerId, series, maps }) => [playerId, series, maps])).toEqual([
    [first, 2, 5],
    [second, 2, 5],
  ])
  expect(body.players[0]?.keyplays).toContainEqual({ keyplayId: 1, count: 30, series: 2 })
  expect(body.players[0]?.keyplays).toContainEqual({ keyplayId: 6, count: 0, series: 2 })
  expect(body.players[0]?.keyplays.map(({ keyplayId }) => keyplayId)).not.toContain(16)
  expect(body.all.find(({ keyplayId }) => keyplayId === 1)).toMatchObject({ series: expect.any(Number) })
  const form = (headshots: number, openingKills: number) => (headshots * 4 + openingKills * 14) / 2
  expect(
    body.players.map(each => each.form),
    'points per series (rulebook 7.20)',
  ).toEqual([[form(30, 0)], [form(0, 4)]])
})

it('leaves out phases that are open or still being played, private events, and phases with other players', async ({
  db,
  player,
}) => {
  const counted = async (phases: (typeof past)[], index: number, settings = {}) => {
    const { eventId, players } = await insertTestEvent(db, phases, settings)
    await insertCounts(db, eventId, index, [{ playerId: players[0] ?? 0, keyplayId: 1, count: 9 }])
    return { eventId, players }
  }
  const running = await counted([past, open], 2)
  const played = await counted([past], 1)
  const hidden = await counted([past, open], 1, { public: false })
  const { eventId, players } = await insertTestEvent(db, [open])
  const [team] = await db.selectFrom('phase_team').where('event_id', '=', eventId).selectAll().execute()
  const from = [running, played, hidden].map(event => event.players[0] ?? 0)
  await db
    .insertInto('phase_player')
    .values(
      from.map(player_id => ({ event_id: eventId, phase_index: 1, team_id: team?.team_id ?? 0, player_id })),
    )
    .execute()
  expect(players.length).toBeGreaterThan(0)
  expect((await player.call<Body>(path(eventId, 1))).body.players).toEqual([])
})

it('shows a new upload at once, and does not find an unknown phase', async ({ db, player }) => {
  const { eventId, players } = await insertTestEvent(db, [past, open])
  const headshots = async () =>
    (await player.call<Body>(path(eventId, 2))).body.players[0]?.keyplays.find(each => each.keyplayId === 1)
  expect(await headshots()).toBeUndefined()
  await insertCounts(db, eventId, 1, [{ playerId: players[0] ?? 0, keyplayId: 1, count: 5 }])
  expect(await headshots()).toEqual({ keyplayId: 1, count: 5, series: 1 })
  expect((await player.call(path(eventId, 9))).status).toBe(404)
})

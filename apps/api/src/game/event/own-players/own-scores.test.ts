import { sql } from 'kysely'
import { expect } from 'vitest'
import { configAs } from '../../../../test/calls/config-calls.ts'
import { addSource, readAll, realLog, sendChunk } from '../../../../test/calls/log-calls.ts'
import { type UploadPart, upload } from '../../../../test/calls/score-upload.ts'
import { it } from '../../../../test/fixtures/fixtures.ts'
import { insertDecks } from '../../../../test/fixtures/insert-users.ts'
import { uploadCounts, verify } from '../../../../test/fixtures/played-event.ts'
import { insertPrivate } from '../../../../test/fixtures/private-event.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'
import type { Db } from '../../../ground/db/db.ts'
import { rankEvent } from '../../score/publish/rank-event.ts'

const path = (verb: string) => `/api/clutchdeck/${verb}`
const steamId = (n: number) => `7656119800001${String(n).padStart(4, '0')}`

const phases = [{ open: 60, lock: 120, points: 1 }]

/** Sets own players, lists them, and lets the phase lock; returns their ids by SteamID. */
async function playWith(db: Db, owner: TestUser, eventId: number, rows: object[]) {
  const { status } = await configAs(owner)('set-event-players', { eventId, rows, list: true })
  expect(status).toBe(200)
  await sql`update phase set open = now() - interval '2 hours', lock = now() - interval '1 hour'
    where event_id = ${eventId}`.execute(db)
  const players = await db
    .selectFrom('player')
    .where('event_id', '=', eventId)
    .select(['id', 'steam_id'])
    .execute()
  return new Map(players.map(({ id, steam_id }) => [steam_id, id]))
}

it('a deck of players of whom little is known is scored by what is known, and its ranking is verified (rulebook 5.17, 9.25)', async ({
  db,
  newUser,
}) => {
  const owner = await newUser()
  const { eventId } = await insertPrivate(db, phases, { owner })
  const rows = [1, 2, 3, 4, 5].map(n => ({ steamId: steamId(n), name: `p${n}`, ...(n < 4 && { roleId: 3 }) }))
  const ids = await playWith(db, owner, eventId, rows)
  const cards = rows.map(row => ({ playerId: ids.get(row.steamId) ?? 0, keyplays: [1], perks: [] }))
  await insertDecks(db, eventId, [{ userId: owner.id, phase: 1, cards }])
  await rankEvent(db, eventId)
  await uploadCounts(
    owner,
    eventId,
    rows.map(row => `1,${row.steamId},1,1`),
  )
  await rankEvent(db, eventId)
  const scored = await owner.call<{ score: number }>(
    path(`get-deck-score?eventId=${eventId}&userId=${owner.id}`),
  )
  const { points } = await db
    .selectFrom('keyplay')
    .where('id', '=', 1)
    .select('points')
    .executeTakeFirstOrThrow()
  // Three of Operational Brain, and no Chemistry of five cards without a country.
  expect(scored.response.payload).toContain(`"score":${3 * 3 * points + 2 * points}`)
  expect(await verify(owner, eventId)).toMatchObject({ equal: true, faults: [], decks: 1 })
  const [locked] = await db
    .selectFrom('locked_phase')
    .where('event_id', '=', eventId)
    .select('facts')
    .execute()
  expect(locked?.facts.players).toContainEqual({
    ...{ playerId: ids.get(steamId(5)), country: null, birth: null, roleId: null, styleId: null },
  })
})

it('files of a private event name its own players first, then those of the catalogue that its phases list (rulebook 30.10)', async ({
  db,
  newUser,
}) => {
  const owner = await newUser()
  const { eventId, players } = await insertPrivate(db, phases, { owner })
  const listed = await db
    .selectFrom('player')
    .where('id', 'in', players)
    .select(['id', 'steam_id'])
    .orderBy('id')
    .execute()
  const [twin, stand] = listed
  const rows = [{ steamId: twin?.steam_id, name: 'own twin' }]
  const ids = await playWith(db, owner, eventId, rows)
  await uploadCounts(owner, eventId, [`1,${twin?.steam_id},1,2`, `1,${stand?.steam_id},1,3`])
  const counts = await db
    .selectFrom('keyplay_count')
    .where('event_id', '=', eventId)
    .select(['player_id', 'count'])
    .orderBy('count')
    .execute()
  expect(counts).toEqual([
    { player_id: ids.get(twin?.steam_id ?? ''), count: 2 },
    { player_id: stand?.id, count: 3 },
  ])
  const elsewhere = await insertPrivate(db, phases, { owner })
  const parts: UploadPart[] = [
    ['eventId', `${elsewhere.eventId}`],
    ['type', 'kill'],
    ['file', `phase,steamId,keyplayId,count\n1,${stand?.steam_id},1,3`],
  ]
  const { status, body } = await upload(owner, parts)
  expect(status).toBe(400)
  expect(body.faults?.map(({ reason }) => reason).join()).toContain(stand?.steam_id)
})

it('everybody whom a game server has seen is answered once, with side in the warm-up and then with team, and becomes a player whom its log counts for (rulebook 30.13)', async ({
  app,
  db,
  newUser,
}) => {
  const owner = await newUser()
  const { eventId } = await insertPrivate(db, [{ open: -1_000_000, lock: -60 }], { owner })
  const source = await addSource(owner, eventId)
  const log = await realLog()
  const warmUp = log.indexOf('World triggered "Warmup_End"')
  expect(await sendChunk(app, source.token, { body: log.slice(0, warmUp) })).toBe(200)
  await readAll(db, source.id)
  type Seen = { steamId: string; name: string; team: string; side: string | null; playerId: number | null }
  const seen = async () =>
    (await owner.call<{ players: Seen[] }>(path(`get-seen-players?eventId=${eventId}`))).body.players
  expect((await seen()).map(({ team, side }) => `${team} ${side}`).sort()).toEqual([
    ...Array(5).fill(' CT'),
    ...Array(5).fill(' TERRORIST'),
  ])
  expect(await sendChunk(app, source.token, { body: log.slice(warmUp) })).toBe(200)
  await readAll(db, source.id)
  const before = await seen()
  expect(new Set(before.map(each => each.steamId)).size).toBe(before.length)
  expect(before).toHaveLength(10)
  expect(new Set(before.map(({ team, side }) => `${team} ${side}`)).size).toBe(2)
  expect(before.map(({ playerId }) => playerId)).toEqual(before.map(() => null))
  const rows = before.map(({ steamId, name, team }) => ({ steamId, name, team }))
  expect((await configAs(owner)('set-event-players', { eventId, rows })).status).toBe(200)
  expect((await seen()).filter(({ playerId }) => playerId === null)).toEqual([])
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { match } from '../../../../test/calls/config-calls.ts'
import {
  chunksOf,
  insertEventWithSource,
  insertLoggedPlayers,
  readAll,
  realLog,
  sendChunk,
} from '../../../../test/calls/log-calls.ts'
import { insertProjection } from '../../../../test/fixtures/insert-projection.ts'
import { insertDecks } from '../../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../../test/fixtures/test-app.ts'
import { startJobs } from '../../../server/jobs/jobs.ts'
import { rankEvent } from '../publish/rank-event.ts'
import { projectEvent } from './project-event.ts'
import { listUnprojected } from './projection-queries.ts'

let testApp: TestApp
let admin: TestUser
let players: number[]
beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.signUp('organiser', 'admin')
  const { known } = await insertLoggedPlayers(testApp.db)
  const rows = await testApp.db.selectFrom('player').where('steam_id', 'in', known).select('id').execute()
  players = rows.map(({ id }) => id)
})
afterAll(() => testApp.close())

type Projected = {
  rank: number
  previousRank: number | null
  participants: number
  passed: string[]
  passedBy: string[]
}
const rankOf = async (user: Pick<TestUser, 'call'>, eventId: number) =>
  (await user.call<{ projected: Projected | null }>(`/api/clutchdeck/get-projected-rank?eventId=${eventId}`))
    .body.projected

/** Users of one event, each with a card of every player with these keyplays. */
async function insertPlayed(name: string, keyplays: number[][]) {
  const { eventId, source, teams } = await insertEventWithSource(admin, testApp.db)
  await testApp.db
    .insertInto('phase_player')
    .values(
      players.map(player_id => ({ event_id: eventId, phase_index: 1, team_id: teams[0] ?? 0, player_id })),
    )
    .execute()
  const users: TestUser[] = []
  for (const [n, each] of keyplays.entries()) {
    const user = await testApp.signUp(`${name}_${n}`)
    const cards = players.slice(0, 5).map(playerId => ({ playerId, keyplays: each, perks: [] }))
    await insertDecks(testApp.db, eventId, [{ userId: user.id, phase: 1, cards }])
    users.push(user)
  }
  await rankEvent(testApp.db, eventId)
  return { eventId, source, teams, users }
}

/** The projected ranking by user. */
async function projectionOf(eventId: number) {
  const rows = await testApp.db
    .selectFrom('standing as s')
    .innerJoin('event_live as l', join =>
      join.onRef('l.event_id', '=', 's.event_id').onRef('l.projection', '=', 's.generation'),
    )
    .where('s.event_id', '=', eventId)
    .select(['s.user_id', 's.score', 's.rank'])
    .execute()
  return new Map(rows.map(row => [row.user_id, row]))
}

test('after a round, projected ranks are those as if the map were final, and the ranking stays the same (rulebook 15.20)', async () => {
  const { eventId, source, users } = await insertPlayed('ranked', [[1], [1, 6], [18]])
  for (const chunk of chunksOf(await realLog(), 60_000)) {
    await sendChunk(testApp.app, source.token, chunk)
    await readAll(testApp.db, source.id)
    if ((await listUnprojected(testApp.db, eventId)).length > 0) await projectEvent(testApp.db, eventId)
    const own = await testApp.db
      .selectFrom('score_source_map')
      .where('source_id', '=', source.id)
      .select('facts')
      .executeTakeFirst()
    if (own?.facts.state !== 'running' || own.facts.kills.length === 0) continue
    const [first, second] = [
      await rankOf(users[0] ?? admin, eventId),
      await rankOf(users[1] ?? admin, eventId),
    ]
    expect([second?.rank, first?.participants, first?.rank === 1]).toEqual([1, 3, false])
    const ranking = await testApp.db
      .selectFrom('standing')
      .where('event_id', '=', eventId)
      .where('generation', '>=', 0)
      .select('score')
      .execute()
    expect(ranking.every(({ score }) => score === 0)).toBe(true)
  }
  expect(await rankOf(admin, eventId), 'who holds no card').toBeNull()
  expect((await projectionOf(eventId)).size, 'a final map ends it').toBe(0)
})

test('live counts and projected scores leave void players out, and have them again when it is taken back (rulebook 15.17, 18.10)', async () => {
  const { eventId, source, teams } = await insertPlayed('voided', [[1, 6, 9]])
  const log = await realLog()
  const half = log.subarray(0, log.length / 2)
  await sendChunk(testApp.app, source.token, { body: half, begin: 0, end: half.length, instance: 'a' })
  await readAll(testApp.db, source.id)
  const { data, maps } = match(teams)
  const added = await admin.call<{ id: number }>('/api/clutchdeck/add-phase-match', { eventId, data, maps })
  const setStatus = (status: string) =>
    admin.call('/api/clutchdeck/update-phase-match', {
      ...{ id: added.body.id, eventId, maps },
      data: { ...data, status },
    })
  const seen = async () => {
    const live = await testApp.db
      .selectFrom('event_live')
      .where('event_id', '=', eventId)
      .select('maps')
      .executeTakeFirstOrThrow()
    if ((await listUnprojected(testApp.db, eventId)).length > 0) await projectEvent(testApp.db, eventId)
    const scores = Array.from((await projectionOf(eventId)).values(), ({ score }) => score)
    return { counts: live.maps.flatMap(each => each.counts).length, scores }
  }
  const before = await seen()
  expect(before.counts).toBeGreaterThan(10)
  expect(before.scores[0]).toBeGreaterThan(0)
  await setStatus('void')
  expect(await seen()).toEqual({ counts: 0, scores: [0] })
  await setStatus('scheduled')
  expect(await seen()).toEqual(before)
})

test('projected scores are those of the ranking once the map is final (rulebook 15.20)', async () => {
  const { eventId, source, users } = await insertPlayed('same', [
    [1, 6, 9],
    [2, 7],
    [16, 18, 19],
  ])
  const log = await realLog()
  const over = log.indexOf('Game Over')
  const [running, rest] = [log.subarray(0, over - 30), log.subarray(over - 30)]
  await sendChunk(testApp.app, source.token, { body: running, begin: 0, end: running.length, instance: 'a' })
  await readAll(testApp.db, source.id)
  await projectEvent(testApp.db, eventId)
  const projected = await projectionOf(eventId)
  await sendChunk(testApp.app, source.token, {
    body: rest,
    begin: running.length,
    end: log.length,
    instance: 'a',
  })
  await readAll(testApp.db, source.id)
  await rankEvent(testApp.db, eventId)
  const { generation } = await testApp.db
    .selectFrom('event')
    .where('id', '=', eventId)
    .select('generation')
    .executeTakeFirstOrThrow()
  const ranking = await testApp.db
    .selectFrom('standing')
    .where('event_id', '=', eventId)
    .where('generation', '=', generation)
    .select(['user_id', 'score', 'rank'])
    .execute()
  expect(ranking).toHaveLength(users.length)
  expect(ranking.some(({ score }) => score > 0)).toBe(true)
  for (const { user_id, score, rank } of ranking)
    expect(projected.get(user_id)).toMatchObject({ score, rank })
})

test('friends who passed each other are named in both answers (rulebook 15.20)', async () => {
  const { eventId, source, users } = await insertPlayed('friends', [[18], [1]])
  const [planter, shooter] = users
  await testApp.db
    .insertInto('friendship')
    .values({ sender_id: planter?.id ?? 0, recipient_id: shooter?.id ?? 0, status: 1 })
    .execute()
  await insertProjection(testApp.db, eventId, [
    { userId: planter?.id ?? 0, rank: 1 },
    { userId: shooter?.id ?? 0, rank: 2 },
  ])
  const [chunk = { body: '' }] = chunksOf((await realLog()).subarray(0, 400_000), 400_000)
  await sendChunk(testApp.app, source.token, chunk)
  await readAll(testApp.db, source.id)
  await projectEvent(testApp.db, eventId)
  expect(await rankOf(shooter ?? admin, eventId)).toMatchObject({
    rank: 1,
    previousRank: 2,
    passed: ['friends_0'],
    passedBy: [],
  })
  expect(await rankOf(planter ?? admin, eventId)).toMatchObject({
    rank: 2,
    previousRank: 1,
    passed: [],
    passedBy: ['friends_1'],
  })
})

test('the queue projects after a round, at most once in three seconds (rulebook 15.20)', async () => {
  const { eventId, source, users } = await insertPlayed('queued', [[1, 6]])
  const jobs = await startJobs(testApp.database, error => {
    throw error
  })
  const log = (await realLog()).subarray(0, 400_000)
  for (const chunk of chunksOf(log, 50_000)) await sendChunk(testApp.app, source.token, chunk)
  await vi.waitFor(
    async () => {
      expect(await rankOf(users[0] ?? admin, eventId)).not.toBeNull()
      expect(await listUnprojected(testApp.db, eventId)).toEqual([])
    },
    { timeout: 60_000, interval: 100 },
  )
  await testApp.db
    .updateTable('event_live')
    .set(eb => ({ rounds: eb('rounds', '+', 1) }))
    .where('event_id', '=', eventId)
    .execute()
  const [due] = await listUnprojected(testApp.db, eventId)
  const { projected_at: last } = await testApp.db
    .selectFrom('event_live')
    .where('event_id', '=', eventId)
    .select('projected_at')
    .executeTakeFirstOrThrow()
  expect(Date.parse(due?.at ?? '') - Date.parse(last ?? '')).toBe(3000)
  await jobs.stop()
})

import { product } from '@game/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { deckOf } from '../../../../test/calls/deck-calls.ts'
import { type RunningPostgres, startPostgresPair } from '../../../../test/database/postgres.ts'
import { runSql } from '../../../../test/database/run-sql.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../../../../test/fixtures/insert-users.ts'
import { openTestAppOver, type TestApp } from '../../../../test/fixtures/test-app.ts'
import { rankEvent } from '../../../game/score/publish/rank-event.ts'
import { createMetrics } from '../../../server/monitoring/metrics.ts'
import { seedCatalogue } from '../../../server/seed/catalogue/seed-catalogue.ts'
import type { Replica } from '../db.ts'
import { migrate } from '../open/open-database.ts'
import { openPostgres } from './postgres.ts'

let pair: { primary: RunningPostgres; replica: RunningPostgres }
let testApp: TestApp
let replica: Replica
const said: string[] = []
beforeAll(async () => {
  pair = await startPostgresPair()
  const database = openPostgres(pair.primary.urlOf('game'), error => said.push(error.message), {
    replicaUrl: pair.replica.urlOf('game'),
  })
  if (!database.replica) throw new Error('no replica')
  replica = database.replica
  await migrate(database.db)
  await seedCatalogue(database.db)
  testApp = await openTestAppOver(database)
})
afterAll(async () => {
  await testApp.close()
  await pair.replica.stop()
  await pair.primary.stop()
})
beforeEach(async () => {
  await goOn()
  await caughtUp()
})

/** Pauses replication, which only a superuser may do; the replica continues to answer. */
const pause = () => runSql(pair.replica.superuserUrlOf('postgres'), 'select pg_wal_replay_pause()')
const goOn = () => runSql(pair.replica.superuserUrlOf('postgres'), 'select pg_wal_replay_resume()')
/** Waits until the replica has all that the primary has now, and the game knows it. */
async function caughtUp(): Promise<void> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(testApp.db)
  await vi.waitFor(async () => {
    const { rows: there } = await sql<{ has: boolean }>`
      select pg_last_wal_replay_lsn() >= ${rows[0]?.lsn}::pg_lsn as has`.execute(replica.db)
    expect([there[0]?.has, replica.isCurrent()]).toEqual([true, true])
  }, 60_000)
}
/** Long enough ago for a replica to have the write. */
const writtenLongAgo = () =>
  testApp.db.updateTable('session').set({ used_at: sql`now() - interval '1 minute'` }).execute()
async function answeredBy(call: () => Promise<unknown>): Promise<string[]> {
  const before = { ...replica.reads }
  await call()
  return (['replica', 'primary'] as const).filter(server => replica.reads[server] > before[server])
}
/** A replica that has not answered for a second, as on a busy machine, is left out until it answers again. */
const untilReplicaAnswers = (call: () => Promise<unknown>) =>
  expect.poll(() => answeredBy(call)).toEqual(['replica'])

let users = 0
async function lockedEvent() {
  const rival = await testApp.signUp(`rival_${++users}`)
  const reader = await testApp.signUp(`reader_${users}`)
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])
  const cards = players.slice(0, 5).map(playerId => ({ playerId, keyplays: [1], perks: [] }))
  await insertDecks(testApp.db, eventId, [{ userId: rival.id, phase: 1, cards }])
  await insertCounts(testApp.db, eventId, 1, [{ playerId: players[0] ?? 0, keyplayId: 1, count: 2 }])
  await rankEvent(testApp.db, eventId)
  await writtenLongAgo()
  await caughtUp()
  const scores = async () => {
    const { body } = await reader.call<{ scores: { score: number }[] }>(
      `/api/${product.slug}/get-event-scores?eventId=${eventId}`,
    )
    return body.scores.map(({ score }) => score)
  }
  return { eventId, players, rival, reader, scores }
}

test('rankings, rivals and their profiles are read from the replica, own decks never', async () => {
  const { eventId, players, rival, reader, scores } = await lockedEvent()
  await untilReplicaAnswers(scores)
  await untilReplicaAnswers(() => deckOf(rival, eventId).players(reader))
  expect(await deckOf(rival, eventId).players(reader)).toEqual(players.slice(0, 5))
  const profile = () => reader.call('/api/auth/get-user', { user: rival.username })
  await untilReplicaAnswers(profile)
  expect(await answeredBy(() => deckOf(rival, eventId).players())).toEqual([])
})

test('a user who has just written reads the change at once, however far the replica is behind', async () => {
  const { reader } = await lockedEvent()
  await pause()
  const change = { userId: reader.id, data: { name: 'Written Now' } }
  expect((await reader.call('/api/auth/update-profile', change)).status).toBe(200)
  const { body } = await reader.call<{ user: { name: string } }>('/api/auth/get-user', {
    user: reader.username,
  })
  expect(body.user.name).toBe('Written Now')
})

test('a new ranking is read from the primary until the replica has it', async () => {
  const { eventId, scores } = await lockedEvent()
  const before = await scores()
  await pause()
  await testApp.db
    .updateTable('keyplay_count')
    .where('event_id', '=', eventId)
    .set({ count: sql`count + 5` })
    .execute()
  await rankEvent(testApp.db, eventId)
  const after = await scores()
  expect(after[0]).toBeGreaterThan(before[0] ?? 0)
  await goOn()
  await caughtUp()
  await untilReplicaAnswers(scores)
  expect(await scores()).toEqual(after)
})

test('a replica that is a second behind is left out, and /metrics shows it', async () => {
  const { scores } = await lockedEvent()
  await pause()
  await testApp.db.updateTable('map').set({ name: sql`name` }).execute()
  await expect.poll(() => replica.lagSeconds()).toBeGreaterThan(1)
  expect(await answeredBy(scores)).toEqual(['primary'])
  const text = await createMetrics(testApp.database).registry.metrics()
  expect(text).toMatch(/^replica_lag_seconds [1-9]/m)
  expect(text).toMatch(/^replica_reads_total\{server="primary"\} [1-9]/m)
})

test('a replica that has ended is reported once, and the primary answers', async () => {
  const { scores } = await lockedEvent()
  const before = await scores()
  await pair.replica.stop()
  expect(await scores()).toEqual(before)
  await expect.poll(() => replica.lagSeconds()).toBeUndefined()
  expect(await scores()).toEqual(before)
  expect(said.filter(text => text.startsWith("the replica can't be read"))).toHaveLength(1)
})

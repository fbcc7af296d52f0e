import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/fixtures/test-app.ts'
import { openQueues, queues } from './queues.ts'

let testApp: TestApp
let boss: PgBoss
beforeAll(async () => {
  testApp = await openTestApp()
  boss = new PgBoss({ ...testApp.database.jobs, schedule: false, supervise: false })
  await boss.start()
})
afterAll(async () => {
  await boss.stop()
  await testApp.close()
})

const listQueues = async () => {
  const { rows } = await sql<{ name: string; row: string; limit: number; heartbeat: number | null }>`
    select name, xmin::text as row, retry_limit as limit, heartbeat_seconds as heartbeat
    from pgboss.queue where name = any(${Object.values(queues)}) order by name`.execute(testApp.db)
  return rows
}

test('the first start creates all queues; the next writes none of them', async () => {
  await openQueues(boss)
  const first = await listQueues()
  expect(first.map(({ name }) => name)).toEqual(Object.values(queues).toSorted())
  await openQueues(boss)
  expect(await listQueues()).toEqual(first)
})

test('a queue with other limits gets those of this version, the others are not touched', async () => {
  await openQueues(boss)
  const before = await listQueues()
  await sql`update pgboss.queue set retry_limit = 1 where name = ${queues.clock}`.execute(testApp.db)
  await sql`update pgboss.queue set heartbeat_seconds = null where name = ${queues.retry}`.execute(testApp.db)
  await openQueues(boss)
  const after = await listQueues()
  expect(after.map(({ name, limit, heartbeat }) => ({ name, limit, heartbeat }))).toEqual(
    before.map(({ name }) => ({ name, limit: 5, heartbeat: 10 })),
  )
  const written = after.filter(({ row }, index) => row !== before[index]?.row)
  expect(written.map(({ name }) => name)).toEqual([queues.clock, queues.retry])
})

test('two processes that start at once on a new database create one set of queues', async () => {
  for (const name of Object.values(queues)) await boss.deleteQueue(name)
  await Promise.all([openQueues(boss), openQueues(boss)])
  expect((await listQueues()).map(({ limit }) => limit)).toEqual(Object.values(queues).map(() => 5))
})

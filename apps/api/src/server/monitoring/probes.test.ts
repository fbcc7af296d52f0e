import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runSql } from '../../../test/database/run-sql.ts'
import { createMigratedDatabase, type TestDatabase } from '../../../test/database/test-database.ts'
import { type Database, leastFreeBytes, type Replica } from '../../ground/db/db.ts'
import { openDatabase } from '../../ground/db/open/open-database.ts'
import { readEnv } from '../../ground/env/env.ts'
import { serve } from '../serve.ts'
import { probeRoutes } from './probes.ts'

let database: TestDatabase
const token = 'a-token-of-the-test'
let game: Awaited<ReturnType<typeof serve>>
const printed: string[] = []
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(line => void printed.push(line))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  database = await createMigratedDatabase('probed')
  const env = {
    PORT: '0',
    METRICS_PORT: '0',
    METRICS_TOKEN: token,
    DATABASE_URL: database.url,
    SEED: 'none',
    LOG_LEVEL: 'silent',
  }
  game = await serve(readEnv(env))
})
afterAll(async () => {
  await game.stop()
  await database.drop()
  vi.restoreAllMocks()
})

const get = (address: string, authorization = '') => fetch(address, { headers: { authorization } })
const readiness = async () => {
  const response = await get(`${game.address}/readyz`)
  const body = (await response.json()) as object
  return { status: response.status, ...body }
}

test('a live process that may get requests says so (rulebook 12.36)', async () => {
  expect((await get(`${game.address}/healthz`)).status).toBe(200)
  await expect.poll(readiness).toEqual({
    status: 200,
    ready: true,
    database: 'ok',
    data: 'ok',
    space: 'unknown',
    migrations: 'ok',
    jobs: 'ok',
    pushes: 'off',
  })
})

test('metrics have their own port and need the token (rulebook 12.36)', async () => {
  const address = printed.join().match(/http:\S+\/metrics/)?.[0] ?? ''
  expect((await get(address)).status).toBe(401)
  expect((await get(address, 'Bearer wrong')).status).toBe(401)
  expect((await get(`${game.address}/metrics`, `Bearer ${token}`)).headers.get('content-type')).not.toContain(
    '0.0.4',
  )
  const answer = await get(address, `Bearer ${token}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('0.0.4')])
  const text = await answer.text()
  for (const line of [
    /^database_up 1$/m,
    /^live_streams 0$/m,
    /^http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} 1$/m,
    /^database_connections\{state="waiting"\} 0$/m,
    /^password_checks\{state="waiting"\} 0$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
  ])
    expect(text).toMatch(line)
})

test('every metric of the dashboard exists (rulebook 12.36)', async () => {
  await runSql(
    database.url,
    "insert into pgboss.job (name, start_after) values ('score-event', now() - interval '1 minute')",
  )
  const address = printed.join().match(/http:\S+\/metrics/)?.[0] ?? ''
  const text = await (await get(address, `Bearer ${token}`)).text()
  const board = readFileSync(new URL('../../../../../docs/grafana-dashboard.json', import.meta.url), 'utf8')
  const named = [...board.matchAll(/"expr": "([^"]*)"/g)].flatMap(([, expr = '']) =>
    [...expr.matchAll(/\b([a-z]\w*_[a-z_0-9]*\w)\b(?=[{[)]|$| )/g)].map(([, metric = '']) => metric),
  )
  const metrics = [...new Set(named)].filter(metric => metric !== 'histogram_quantile')
  expect(metrics.length).toBeGreaterThan(9)
  expect(
    metrics.filter(metric => !text.includes(`# TYPE ${metric.replace(/_(bucket|count|sum)$/, '')} `)),
  ).toEqual([])
})

test('a process whose database lacks a migration, or does not answer, gets no requests (rulebook 12.36)', async () => {
  await runSql(
    database.url,
    "update kysely_migration set name = 'x' || name where name = '0008-polish-texts'",
  )
  await expect.poll(readiness).toMatchObject({ status: 503, migrations: 'missing' })
  await runSql(
    database.url,
    "update kysely_migration set name = substr(name, 2) where name = 'x0008-polish-texts'",
  )
  await runSql(database.url, 'alter table kysely_migration rename to hidden')
  await expect.poll(readiness).toMatchObject({ status: 503, database: 'failed' })
  expect((await get(`${game.address}/healthz`)).status).toBe(200)
  await runSql(database.url, 'alter table hidden rename to kysely_migration')
  await expect.poll(readiness).toMatchObject({ status: 200 })
})

test('without room to write the process is not ready, and says why; what it cannot ask is unknown; while the replica stands in it is ready (rulebook 12.36)', async () => {
  const answerOf = async (found: Partial<Database>, works = true) => {
    const app = Fastify({ logger: false })
    const probed = { ...fallback, ...found } as Database
    probeRoutes(app, {
      database: probed,
      jobs: { isWorking: () => works, pushes: () => 'ok' },
      drain: { begun: false },
    })
    const answer = await app.inject('/readyz')
    await app.close()
    return [answer.statusCode, answer.json()]
  }
  const opened = await openDatabase(readEnv({ DATABASE_URL: database.url }), () => {})
  const { reading, damage } = opened
  const fallback: Partial<Database> = { reading, damage, freeBytes: async () => leastFreeBytes }
  const parts = {
    ready: true,
    database: 'ok',
    data: 'ok',
    space: 'ok',
    migrations: 'ok',
    jobs: 'ok',
    pushes: 'ok',
  }
  expect(await answerOf({})).toEqual([200, parts])
  expect(await answerOf({ freeBytes: async () => leastFreeBytes - 1 })).toEqual([
    503,
    { ...parts, ready: false, space: 'lacking' },
  ])
  const replica = { standsIn: () => true } as Replica
  expect(await answerOf({ replica }, false)).toEqual([
    200,
    { ...parts, database: 'replica', jobs: 'stopped' },
  ])
  await opened.close()
  expect(await answerOf({})).toEqual([
    503,
    { ...parts, ready: false, database: 'failed', migrations: 'unknown' },
  ])
})

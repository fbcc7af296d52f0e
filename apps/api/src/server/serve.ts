import { setTimeout } from 'node:timers/promises'
import { adviceOnSandbox, hasSandbox } from '../game/score/upload/demo/sandbox.ts'
import { adviceOnLetterCase } from '../ground/db/letter-case.ts'
import { migrate, openDatabase } from '../ground/db/open/open-database.ts'
import { reasonOf } from '../ground/db/postgres-error.ts'
import type { Env } from '../ground/env/env.ts'
import { scheduleBackups } from './backup/schedule-backups.ts'
import { buildApp } from './http/app.ts'
import { startJobs } from './jobs/jobs.ts'
import { createMetrics } from './monitoring/metrics.ts'
import { serveMetrics } from './monitoring/metrics-routes.ts'
import { probeRoutes } from './monitoring/probes.ts'
import { describeNetwork } from './network-address.ts'
import { serveOperator } from './operator/control-socket.ts'
import { type FirstAdmin, seed } from './seed/seed.ts'

type Serving = {
  address: string
  /** Stops after the running requests; `drained` first waits a moment, so that balancers and kept connections leave before. */
  stop(how?: { drained?: boolean }): Promise<void>
}

/** Milliseconds: how long answers ask their connections to close, then how long running requests may take. */
const ending = { drain: 2000, requests: 4000 }

/**
 * Opens the database, migrates, seeds and listens; returns the address and a function that stops it. Each failure is one
 * readable sentence and closes everything opened before it.
 */
export async function serve(env: Env): Promise<Serving> {
  await using opened = new AsyncDisposableStack()
  const database = await openDatabase(env, error => console.error(`Database: ${error.message}`))
  opened.defer(() => database.close())
  await migrate(database.db).catch(nameVariable(env, env.directUrl ? 'DIRECT_URL' : 'DATABASE_URL'))
  const advice = await adviceOnLetterCase(database.db)
  if (advice) console.error(advice)
  await database.keepSettings().catch(nameVariable(env, 'DATABASE_URL'))
  const admin = await seed(database.db, { demo: env.seed === 'demo', adminPassword: env.adminPassword })
  // Printed before anything else can fail: the password is stored nowhere else.
  if (admin) console.log(describeAdmin(admin))
  const jobs = opened.use(new AsyncDisposableStack())
  const watched = env.metricsPort !== undefined || env.metricsToken !== undefined
  const metrics = watched ? createMetrics(database) : undefined
  const drain = { begun: false }
  const app = await buildApp({ db: database, env, observe: metrics?.observe, drain })
  // Closed from last to first: no request arrives after the jobs have ended.
  opened.defer(() => app.close())
  const onFailedJob = (error: Error) => {
    database.damage.check(error)
    app.log.error(error)
  }
  const work = await startJobs(database, onFailedJob, env)
  jobs.defer(work.stop)
  database.damage.found.addEventListener('abort', () => void jobs.disposeAsync().catch(onFailedJob))
  probeRoutes(app, { database, jobs: work, drain })
  if (env.backups)
    opened.defer(await scheduleBackups(database.db, env.backups, error => app.log.error(error)))
  if (!env.databaseUrl) opened.defer(await serveOperator(database.db, env.dataDir))
  if (metrics) opened.defer(await serveMetrics(app, metrics.registry, env))
  const address = await app.listen({ port: env.port, host: env.host }).catch(error => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${env.port} is taken. Choose another: PORT=3001`)
      : error
  })
  console.log(`The game is at ${address}`)
  for (const line of describeNetwork(env, address, { isTerminal: process.stdout.isTTY })) console.log(line)
  if (!(await hasSandbox())) console.log(adviceOnSandbox)
  const serving = opened.move()
  return {
    address,
    stop: async ({ drained = false } = {}) => {
      drain.begun = true
      if (drained) await setTimeout(ending.drain)
      const cut = globalThis.setTimeout(() => app.server.closeAllConnections(), ending.requests)
      await serving.disposeAsync().finally(() => clearTimeout(cut))
    },
  }
}

const nameVariable =
  ({ databaseUrl }: Env, variable: string) =>
  (error: unknown): never => {
    if (!databaseUrl) throw error
    const reason = reasonOf(error)
    const advice = reason.includes('startup parameter') ? '. Behind a transaction pooler set DIRECT_URL' : ''
    throw new Error(`The database of ${variable} can't be used: ${reason}${advice}`)
  }

function describeAdmin({ username, password }: FirstAdmin): string {
  return password === null
    ? `The admin is ${username}, with the password of ADMIN_PASSWORD`
    : `The admin is ${username}, with the password ${password} (shown only this once)`
}

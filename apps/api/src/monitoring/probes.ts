import type {} from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/db.ts'
import { listMigrations } from '../db/migration-queries.ts'
import { migrationNames } from '../db/open-database.ts'
import { inTime } from './time-limit.ts'

/** Says which part does not work; its error is in the log. */
type Readiness = {
  ready: boolean
  database: 'ok' | 'failed'
  migrations: 'ok' | 'missing'
  jobs: 'ok' | 'stopped'
}

/** How long an answer is reused, so that many requests do not cause many reads of the database. */
const keptMs = 1000

/** Routes for balancers and supervisors: is the process alive, and may it get requests (rulebook 12.36)? */
export function probeRoutes(
  app: FastifyInstance,
  { database, isWorking, drain }: { database: Database; isWorking: () => boolean; drain: { begun: boolean } },
): void {
  const unlimited = { config: { rateLimit: false as const } }
  app.get('/healthz', unlimited, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  )

  let latest: { at: number; readiness: Promise<Readiness> } | undefined
  app.get('/readyz', unlimited, async (request, reply) => {
    if (!latest || performance.now() - latest.at > keptMs) {
      const report = (error: unknown) => request.log.error(error)
      latest = { at: performance.now(), readiness: readReadiness(database, isWorking, report) }
    }
    const readiness = await latest.readiness
    const ready = readiness.ready && !drain.begun
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ ...readiness, ready })
  })
}

async function readReadiness(
  { reading }: Database,
  isWorking: () => boolean,
  report: (error: unknown) => void,
): Promise<Readiness> {
  const migrated = await inTime(listMigrations(reading)).catch(report)
  const database = migrated ? 'ok' : 'failed'
  // A newer process may have added some.
  const migrations = migrated && migrationNames.every(name => migrated.includes(name)) ? 'ok' : 'missing'
  const jobs = isWorking() ? 'ok' : 'stopped'
  return { ready: [database, migrations, jobs].every(part => part === 'ok'), database, migrations, jobs }
}

import type {} from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { type Database, leastFreeBytes } from '../../ground/db/db.ts'
import { listMigrations } from '../../ground/db/open/migration-queries.ts'
import { migrationNames } from '../../ground/db/open/open-database.ts'
import { inTime } from '../../ground/db/time-limit.ts'

/** Says which part does not work; its error is in the log. */
type Readiness = {
  ready: boolean
  /** `replica` while only the replica answers: all can be read, and nothing written. */
  database: 'ok' | 'replica' | 'failed'
  /** `damaged` once a statement has found a page that Postgres did not write. */
  data: 'ok' | 'damaged'
  /** Whether the embedded database has room to write; `unknown` for a database elsewhere. */
  space: 'ok' | 'lacking' | 'unknown'
  /** `unknown` while the database does not answer. */
  migrations: 'ok' | 'missing' | 'unknown'
  jobs: 'ok' | 'stopped'
  /** `off`, `ok`, or which push services refuse this process and why; it is ready nevertheless. */
  pushes: string
}

type WatchedJobs = { isWorking(): boolean; pushes(): string }

/** How long an answer is reused, so that many requests do not cause many reads of the database. */
const keptMs = 1000

/** Routes for balancers and supervisors: is the process alive, and may it get requests (rulebook 12.36)? */
export function probeRoutes(
  app: FastifyInstance,
  { database, jobs, drain }: { database: Database; jobs: WatchedJobs; drain: { begun: boolean } },
): void {
  const unlimited = { config: { rateLimit: false as const } }
  app.get('/healthz', unlimited, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  )

  let latest: { at: number; readiness: Promise<Readiness> } | undefined
  app.get('/readyz', unlimited, async (request, reply) => {
    if (!latest || performance.now() - latest.at > keptMs) {
      const report = (error: unknown) => request.log.error(error)
      latest = { at: performance.now(), readiness: readReadiness(database, jobs, report) }
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
  { reading, replica, freeBytes, damage }: Database,
  jobs: WatchedJobs,
  report: (error: unknown) => void,
): Promise<Readiness> {
  const migrated = await inTime(listMigrations(reading)).catch(error => {
    report(error)
    return undefined
  })
  const free = await freeBytes()
  const parts = {
    database: migrated ? (replica?.standsIn() ? 'replica' : 'ok') : 'failed',
    data: damage.found.aborted ? 'damaged' : 'ok',
    space: free === undefined ? 'unknown' : free < leastFreeBytes ? 'lacking' : 'ok',
    migrations: migrationsOf(migrated),
    jobs: jobs.isWorking() ? 'ok' : 'stopped',
    pushes: jobs.pushes(),
  } as const
  const ready =
    parts.migrations === 'ok' &&
    parts.data === 'ok' &&
    parts.space !== 'lacking' &&
    // Jobs have to write.
    (parts.jobs === 'ok' || parts.database === 'replica')
  return { ready, ...parts }
}

/** A newer process may have added some. */
function migrationsOf(migrated: string[] | undefined): Readiness['migrations'] {
  if (!migrated) return 'unknown'
  return migrationNames.every(name => migrated.includes(name)) ? 'ok' : 'missing'
}

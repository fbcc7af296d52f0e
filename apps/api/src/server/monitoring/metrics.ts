import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database, Replica } from '../../ground/db/db.ts'
import { inTime } from '../../ground/db/time-limit.ts'
import { liveCalls } from '../../ground/stream/calls.ts'
import { countPasswords } from '../../people/account/credential/password.ts'
import { readQueues } from './monitoring-queries.ts'
import type { RequestObserver } from './request-log.ts'

export type Metrics = { observe: RequestObserver; registry: Registry }

/** Buckets in seconds, from a read from memory to a large upload. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const live = liveCalls.calls.live.path

/** What Prometheus reads from this process: Node itself, requests, streams, the pool, passwords and jobs (rulebook 12.36). */
export function createMetrics(database: Database): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests that were answered, by route, method and status; live streams left out',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const aborted = new Counter({
    name: 'http_requests_aborted_total',
    help: 'Requests whose asker left before the answer',
    labelNames: ['route'],
    registers,
  })
  const streams = new Gauge({ name: 'live_streams', help: 'Live streams that are open', registers })
  gaugeOf(registry, 'password_checks', 'Passwords that are hashed now or wait', countPasswords)
  gaugeOf(
    registry,
    'database_connections',
    'The pool of connections, and who waits for one',
    database.countConnections,
  )
  if (database.replica) addReplica(registry, database.replica)
  addJobs(registry, database)
  return {
    registry,
    observe: route => {
      if (route === live) streams.inc()
      return ({ method, status, seconds }) => {
        if (route === live) streams.dec()
        else if (status === 499) aborted.inc({ route })
        else requests.observe({ method, route, status }, seconds)
      }
    },
  }
}

/** A gauge with the label `state`, read on each request of the metrics. */
function gaugeOf(registry: Registry, name: string, help: string, count: () => Record<string, number>): void {
  new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, value] of Object.entries(count())) this.set({ state }, value)
    },
  })
}

/** A replica that does not answer has no lag. */
function addReplica(registry: Registry, replica: Replica): void {
  new Gauge({
    name: 'replica_lag_seconds',
    help: 'How far the replica is behind; NaN while it does not answer',
    registers: [registry],
    collect() {
      this.set(replica.lagSeconds() ?? Number.NaN)
    },
  })
  new Counter({
    name: 'replica_reads_total',
    help: 'Reads that may be a second old, by who answered them',
    labelNames: ['server'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [server, reads] of Object.entries(replica.reads)) this.inc({ server }, reads)
    },
  })
}

/** The queues are read once per answer; if the database does not answer, `database_up` says so. */
function addJobs(registry: Registry, { writing }: Database): void {
  const registers = [registry]
  const labelNames = ['queue', 'state']
  const jobs = new Gauge({
    name: 'jobs',
    help: 'Jobs of all processes that are due or run',
    labelNames,
    registers,
  })
  const age = new Gauge({
    name: 'job_age_seconds',
    help: 'For how long the oldest of these jobs has been due, or has run',
    labelNames,
    registers,
  })
  new Gauge({
    name: 'database_up',
    help: '1 where the database answers within two seconds',
    registers,
    async collect() {
      jobs.reset()
      age.reset()
      const queues = await inTime(readQueues(writing)).catch(() => undefined)
      this.set(queues ? 1 : 0)
      for (const { queue, state, jobs: count, oldestSeconds } of queues ?? []) {
        jobs.set({ queue, state }, count)
        age.set({ queue, state }, oldestSeconds)
      }
    },
  })
}

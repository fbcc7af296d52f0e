import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'

export type QueueFigures = {
  queue: string
  state: 'waiting' | 'running'
  jobs: number
  oldestSeconds: number
}

/** Counts the running and the due jobs of each queue, of all processes, and for how long the oldest has been so. */
export const readQueues = async (db: Queryable): Promise<QueueFigures[]> => {
  const { rows } = await sql<QueueFigures>`
    select name as queue, i.state, count(*)::int as jobs,
      extract(epoch from clock_timestamp() - min(i.since))::float8 as "oldestSeconds"
    from pgboss.job, lateral (values
      (case when state = 'active' then 'running' else 'waiting' end,
        case when state = 'active' then started_on else start_after end)) i(state, since)
    where job.state in ('created', 'retry', 'active') and i.since <= clock_timestamp()
    group by name, i.state`.execute(db)
  return rows
}

import type { PgBoss } from 'pg-boss'

export const queues = {
  score: 'score-event',
  notices: 'notify-of-phases',
  source: 'read-log',
  leagues: 'make-leagues',
  projection: 'project-ranks',
  clock: 'clock',
  retry: 'retry',
  mail: 'send-mail',
  webhooks: 'send-webhooks',
  push: 'send-push',
  upkeep: 'sweep',
} as const
/** At most one job per key waits while one runs: a burst of requests causes one or two rankings, never two at once. */
const policy = 'stately'
/**
 * At most one job per source waits, however many run: a lock on the source's row lets one of them read at a time. Unlike with
 * the policy of the other queues, a source that was being read when the queue last looked is not skipped.
 */
const readingPolicy = 'short'
/**
 * A process reports every few seconds that it still works on its jobs; other processes take over if it does not. A job that
 * takes longer than `expireInSeconds` counts as hanging: a million users need up to an hour, and statements have their own limit.
 */
const limits = {
  retryLimit: 5,
  retryBackoff: true,
  deleteAfterSeconds: 3600,
  heartbeatSeconds: 10,
  expireInSeconds: 3600,
} as const
/**
 * How often a process looks for jobs of dead processes. The queue skips keys that were active when it last looked: with its
 * default of a minute a key would wait that long after a process died, and sometimes even without that.
 */
export const takeOver = {
  superviseIntervalSeconds: 3,
  monitorIntervalSeconds: 3,
  queueCacheIntervalSeconds: 1,
} as const
/** A worker that has had no work and has not looked for any for this long has stopped working. */
export const silentMs = 30_000
/** Two jobs of a queue at once, so that a hanging one does not block all others. */
export const working = {
  pollingIntervalSeconds: 0.5,
  heartbeatRefreshSeconds: 3,
  localConcurrency: 2,
} as const

/** Creates missing queues and updates limits that differ; writes nothing if all are right. */
export async function openQueues(boss: PgBoss): Promise<void> {
  const names = Object.values(queues)
  const found = new Map((await boss.getQueues(names)).map(queue => [queue.name, queue]))
  for (const name of names) {
    const queue = found.get(name)
    if (queue && Object.entries(limits).every(([key, limit]) => queue[key as keyof typeof limits] === limit))
      continue
    if (!queue)
      await boss.createQueue(name, { ...limits, policy: name === queues.source ? readingPolicy : policy })
    // Also for a new queue: another process may have created it in the meantime, with other limits.
    await boss.updateQueue(name, limits)
  }
}

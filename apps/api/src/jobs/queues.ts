import type { PgBoss } from 'pg-boss'

export const queues = {
  score: 'score-event',
  notices: 'notify-of-phases',
  source: 'read-log',
  projection: 'project-ranks',
  clock: 'clock',
  retry: 'retry',
  upkeep: 'sweep',
} as const
/** Of one key at most one job waits while one runs: a burst of requests makes one ranking, or two, and no two at once. */
const policy = 'stately'
/**
 * Of one source at most one job waits, however many run: the source's row lets one of them read at a time. Unlike the
 * keys of the other queues, a source that was at work when the queue last looked is not passed over.
 */
const readingPolicy = 'short'
/**
 * A process tells every few seconds that it still works on its jobs; others take over those of one that does not. What
 * takes longer than `expireInSeconds` hangs: what a million users take gets an hour, statements have a limit of their own.
 */
const limits = {
  retryLimit: 5,
  retryBackoff: true,
  deleteAfterSeconds: 3600,
  heartbeatSeconds: 10,
  expireInSeconds: 3600,
} as const
/**
 * How often a process looks for jobs of those that have died. The queue passes over keys that were at work when it last
 * looked: with its own minute between looks a key would wait so long after a death, and at times without one.
 */
export const takeOver = {
  superviseIntervalSeconds: 3,
  monitorIntervalSeconds: 3,
  queueCacheIntervalSeconds: 1,
} as const
/** A worker that has neither work nor looked for some for so long does not work any more. */
export const silentMs = 30_000
/** Two of a kind at once, so that one that hangs does not hold up all others. */
export const working = {
  pollingIntervalSeconds: 0.5,
  heartbeatRefreshSeconds: 3,
  localConcurrency: 2,
} as const

/** Makes the queues that are missing, and gives others the limits where theirs differ: a start that finds all in order writes nothing. */
export async function openQueues(boss: PgBoss): Promise<void> {
  const names = Object.values(queues)
  const found = new Map((await boss.getQueues(names)).map(queue => [queue.name, queue]))
  for (const name of names) {
    const queue = found.get(name)
    if (queue && Object.entries(limits).every(([key, limit]) => queue[key as keyof typeof limits] === limit))
      continue
    if (!queue)
      await boss.createQueue(name, { ...limits, policy: name === queues.source ? readingPolicy : policy })
    // Also of a new one: another process may have made it meanwhile, with limits of its own.
    await boss.updateQueue(name, limits)
  }
}

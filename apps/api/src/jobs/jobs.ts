import { lockWarningMs } from '@game/domain'
import { PgBoss } from 'pg-boss'
import { eraseAccounts } from '../account/deletion/erase-accounts.ts'
import { deleteExpiredSignIns } from '../account/session/attempts.ts'
import type { Database } from '../db/db.ts'
import { listLockingEvents } from '../notification/phase-queries.ts'
import { tellPhases } from '../notification/tell-phases.ts'
import { rankEvent } from '../score/rank/rank-event.ts'
import { scoringChannel } from './ask-scoring.ts'
import type { Instant } from './queries.ts'
import { strike, sweep, sweepSeconds } from './schedule.ts'

const queues = { score: 'score-event', clock: 'clock', sweep: 'sweep' } as const
/** Of one key at most one job waits while one runs: a burst of requests makes one ranking, or two. */
const oneWaits = { policy: 'stately', retryLimit: 5, retryBackoff: true, deleteAfterSeconds: 3600 } as const
const often = { pollingIntervalSeconds: 0.5 } as const

/**
 * The work that no request waits for: rankings after uploads, the clock that freezes phases at their lock, the erasing of
 * accounts 14 days after their deletion and of what signing in leaves behind. Any number of processes may run it on one
 * database. Answers how to stop, after the jobs at hand.
 */
export async function startJobs(
  database: Database,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  const { db } = database
  await using begun = new AsyncDisposableStack()
  const boss = new PgBoss({ ...database.jobs, schedule: false })
  begun.defer(() => boss.stop())
  boss.on('error', onError)
  await boss.start()
  for (const queue of Object.values(queues)) await boss.createQueue(queue, oneWaits)

  const score = (eventId: number) => boss.send(queues.score, { eventId }, { singletonKey: String(eventId) })
  const wakeFor = (instant: Instant) =>
    boss.send(queues.clock, instant, {
      startAfter: instant.at,
      singletonKey: Object.values(instant).join(' '),
    })

  /** A job that fails is tried again by its queue, which keeps the reason to itself. */
  const work = <Data>(queue: string, does: (data: Data) => Promise<void>) =>
    boss.work<Data>(queue, often, async jobs => {
      for (const { data } of jobs)
        await does(data).catch(error => {
          onError(error)
          throw error
        })
    })

  await work<{ eventId: number }>(queues.score, async ({ eventId }) => {
    await rankEvent(db, eventId)
    await tellPhases(db, eventId)
  })
  await work<Instant>(queues.clock, async instant => {
    await strike(db, instant)
    await score(instant.eventId)
  })
  await work(queues.sweep, async () => {
    const { stale, coming } = await sweep(db)
    for (const eventId of stale) await score(eventId)
    for (const instant of coming) await wakeFor(instant)
    for (const eventId of await listLockingEvents(db, lockWarningMs / 1000)) await tellPhases(db, eventId)
    await eraseAccounts(db)
    await deleteExpiredSignIns(db)
  })

  const requestDueWork = () => boss.send(queues.sweep)
  const hear = (payload: string) => (payload === '' ? requestDueWork() : score(Number(payload)))
  begun.defer(await database.listen(scoringChannel, payload => void hear(payload).catch(onError)))
  const timer = setInterval(() => void requestDueWork().catch(onError), sweepSeconds * 1000)
  begun.defer(() => clearInterval(timer))
  await requestDueWork()
  const working = begun.move()
  return () => working.disposeAsync()
}

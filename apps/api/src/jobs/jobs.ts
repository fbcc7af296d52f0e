import { lockWarningMs } from '@game/domain'
import { PgBoss } from 'pg-boss'
import { eraseAccounts } from '../account/erasure/erase-accounts.ts'
import { deleteExpiredSignIns } from '../account/session/attempts.ts'
import type { Database } from '../db/db.ts'
import { notifyOfPhases } from '../notification/notify-of-phases.ts'
import { listLockingEvents } from '../notification/phase-queries.ts'
import { rankEvent } from '../score/rank/rank-event.ts'
import { jobChannel, type PhaseChange } from './queries.ts'
import { findDueWork, publishPhaseChange, searchSeconds } from './schedule.ts'

const queues = { score: 'score-event', clock: 'clock', search: 'sweep' } as const
/** Of one key at most one job waits while one runs: a burst of requests makes one ranking, or two. */
const oneWaits = { policy: 'stately', retryLimit: 5, retryBackoff: true, deleteAfterSeconds: 3600 } as const
const polling = { pollingIntervalSeconds: 0.5 } as const

/**
 * Starts the work that no request waits for: rankings after uploads, the freezing of phases at their lock, notifications
 * of phases, the erasing of accounts 14 days after their deletion (rulebook 1.18) and of what signing in leaves behind.
 * Any number of processes may run it on one database. Answers how to stop, after the jobs at hand.
 */
export async function startJobs(
  database: Database,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  const { db } = database
  await using started = new AsyncDisposableStack()
  const boss = new PgBoss({ ...database.jobs, schedule: false })
  started.defer(async () => {
    // Waits for the jobs at hand; stop() alone looks for their end every half second only.
    await Promise.all(Object.values(queues).map(queue => boss.offWork(queue)))
    await boss.stop()
  })
  boss.on('error', onError)
  await boss.start()
  for (const queue of Object.values(queues)) await boss.createQueue(queue, oneWaits)

  const rank = (eventId: number) => boss.send(queues.score, { eventId }, { singletonKey: String(eventId) })
  const wakeFor = (change: PhaseChange) =>
    boss.send(queues.clock, change, {
      startAfter: change.at,
      singletonKey: Object.values(change).join(' '),
    })

  /** Reports a job that fails; its queue tries it again and keeps the reason to itself. */
  const work = <Data>(queue: string, run: (data: Data) => Promise<void>) =>
    boss.work<Data>(queue, polling, async jobs => {
      for (const { data } of jobs)
        await run(data).catch(error => {
          onError(error)
          throw error
        })
    })

  await work<{ eventId: number }>(queues.score, async ({ eventId }) => {
    await rankEvent(db, eventId)
    await notifyOfPhases(db, eventId)
  })
  await work<PhaseChange>(queues.clock, async change => {
    await publishPhaseChange(db, change)
    await rank(change.eventId)
  })
  await work(queues.search, async () => {
    const { stale, coming } = await findDueWork(db)
    for (const eventId of stale) await rank(eventId)
    for (const change of coming) await wakeFor(change)
    for (const eventId of await listLockingEvents(db, lockWarningMs / 1000)) await notifyOfPhases(db, eventId)
    await eraseAccounts(db)
    await deleteExpiredSignIns(db)
  })

  const search = () => boss.send(queues.search)
  const onRequest = (payload: string) => (payload === '' ? search() : rank(Number(payload)))
  started.defer(await database.listen(jobChannel, payload => void onRequest(payload).catch(onError)))
  const timer = setInterval(() => void search().catch(onError), searchSeconds * 1000)
  started.defer(() => clearInterval(timer))
  await search()
  const running = started.move()
  return () => running.disposeAsync()
}

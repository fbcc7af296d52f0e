import { PgBoss } from 'pg-boss'
import type { SigningSettings } from '../../game/score/checkpoint/sign-checkpoints.ts'
import { type Report, trackWork } from '../../game/score/work/track-work.ts'
import { jobChannel, sendingRequest, sourceChannel, webhookRequest } from '../../ground/db/channels.ts'
import type { Database, Db } from '../../ground/db/db.ts'
import type { Env } from '../../ground/env/env.ts'
import { openPost } from '../../ground/outgoing/post-message.ts'
import { readClock } from '../../ground/system/clock-queries.ts'
import { openWebhooks } from '../../reach/webhook/send-webhooks.ts'
import type { PhaseChange } from './due-work-queries.ts'
import { freezeOverdue, watchLocks } from './lock-watch.ts'
import { openQueues, queues, silentMs, takeOver, working } from './queues.ts'
import { openRequests, type Requests } from './requests.ts'
import { findDueWork, type Retry, searchSeconds } from './schedule.ts'
import { openSending } from './sending.ts'
import { startWorkers } from './workers.ts'

export type Jobs = {
  /** Stops the work after the running jobs. */
  stop(): Promise<void>
  /** Whether this process is doing work or has looked for some lately. */
  isWorking(): boolean
  /** `off`, `ok`, or which push services refuse this process, and why. */
  pushes(): string
}

/** What the jobs need of the environment. */
export type JobSettings = SigningSettings & Partial<Pick<Env, 'mail' | 'push' | 'publicUrl' | 'webhookHttp'>>

type OnError = (error: Error) => void

/**
 * Starts the work that no request waits for: rankings after uploads, the reading of what game servers send, the freezing of
 * phases at their lock, notifications of phases, mail and pushes (rulebook 20.5), webhooks (rulebook 21.10), the erasing of accounts 14 days after their deletion (rulebook 1.18) and of
 * old sign-in data, and the signing of checkpoints (rulebook 9.35). Any number of processes may run it on one database.
 */
export async function startJobs(
  database: Database,
  onError: OnError,
  settings: JobSettings = {},
): Promise<Jobs> {
  const { db } = database
  await using started = new AsyncDisposableStack()
  const boss = new PgBoss({ ...database.jobs, ...takeOver, schedule: false })
  started.defer(async () => {
    // Waits for the running jobs; stop() alone checks only every half second whether they have ended.
    await Promise.all(Object.values(queues).map(queue => boss.offWork(queue)))
    await boss.stop()
  })
  boss.on('error', onError)
  await boss.start()
  await openQueues(boss)
  const requests = openRequests(boss)
  const sending = openSending(db, settings, onError)
  started.defer(sending.close)
  const { post, close } = openPost(settings.webhookHttp ?? false)
  const wake = (at: string) => requests.webhooks(at)
  const clock = () => readClock(db)
  const webhooks = openWebhooks({ db, post, origin: settings.publicUrl, clock, wake, onError })
  started.defer(async () => {
    const ended = webhooks.stop()
    await close()
    await ended
  })
  const { readNow } = await startWorkers({
    boss,
    db,
    signing: settings,
    sending,
    webhooks,
    requests,
    onError,
  })
  const locks = followLocks(db, requests, onError)
  started.defer(() => locks.stop())
  const search = () => requestDueWork(db, requests, locks)
  const onRequest = (payload: string) => {
    if (payload === sendingRequest) return Promise.all([requests.mail(), requests.push()])
    if (payload === webhookRequest) return requests.webhooks()
    return payload === '' ? search() : requests.rank(Number(payload))
  }
  started.defer(await database.listen(jobChannel, payload => void onRequest(payload).catch(onError)))
  const onLog = (payload: string) => (payload === '' ? search() : readNow(Number(payload)))
  started.defer(await database.listen(sourceChannel, payload => void onLog(payload).catch(onError)))
  const timer = setInterval(() => void search().catch(onError), searchSeconds * 1000)
  started.defer(() => clearInterval(timer))
  await search()
  const running = started.move()
  return { stop: () => running.disposeAsync(), isWorking: () => isWorking(boss), pushes: sending.pushes }
}

/** Freezes and ranks at the locks of phases, then requests the notifications. */
const followLocks = (db: Db, { notify, leagues }: Requests, onError: OnError) =>
  watchLocks({
    onError,
    follow: async eventId => {
      let isFrozen = false
      const freeze = async (report: Report) => {
        isFrozen = await freezeOverdue(db, eventId, report)
        return isFrozen
      }
      const failed = await trackWork(db, { eventId, kind: 'freezing' }, freeze, onError)
      if (isFrozen) {
        await notify(eventId)
        await leagues(eventId)
      }
      return failed?.inMs
    },
  })

/** Finds due work and requests it. Every process does so by itself, so that locks do not depend on a job of another process. */
async function requestDueWork(
  db: Db,
  { rank, notify, leagues, tryAgain, wakeFor, upkeep }: Requests,
  locks: ReturnType<typeof watchLocks>,
): Promise<void> {
  const { overdue, stale, unannounced, unmade, coming, retries } = await findDueWork(db)
  const isLock = ({ kind }: PhaseChange) => kind === 'lock'
  const isFreezing = ({ kind }: Retry) => kind === 'freezing'
  locks.expect([
    ...overdue.map(eventId => ({ eventId })),
    ...coming.filter(isLock),
    ...retries.filter(isFreezing),
  ])
  for (const retry of retries.filter(each => !isFreezing(each))) await tryAgain(retry)
  for (const eventId of stale.filter(id => !overdue.includes(id))) await rank(eventId)
  for (const eventId of unannounced.filter(id => !overdue.includes(id) && !stale.includes(id)))
    await notify(eventId)
  for (const eventId of unmade.filter(id => !overdue.includes(id) && !stale.includes(id)))
    await leagues(eventId)
  for (const opening of coming.filter(change => !isLock(change))) await wakeFor(opening)
  await upkeep()
}

function isWorking(boss: PgBoss): boolean {
  const workers = boss.getWipData()
  const looked = Date.now() - silentMs
  return (
    workers.length === Object.keys(queues).length * working.localConcurrency &&
    workers.every(({ count, lastFetchedOn }) => count > 0 || (lastFetchedOn ?? 0) > looked)
  )
}

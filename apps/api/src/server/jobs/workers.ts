import { lockWarningMs } from '@game/domain'
import type { PgBoss } from 'pg-boss'
import { deleteOldDrafts } from '../../game/deck/draft-queries.ts'
import { listEvenings } from '../../game/event/evening/evening-queries.ts'
import { followEvening } from '../../game/event/evening/follow-evening.ts'
import { readLog } from '../../game/event/evening/read-log.ts'
import { deleteOrphanedEvents } from '../../game/event/hosting/delete-orphaned.ts'
import { notifyOfMessages } from '../../game/notification/notify-of-messages.ts'
import { notifyOfMovedLocks } from '../../game/notification/notify-of-moved-locks.ts'
import { notifyOfPhases } from '../../game/notification/notify-of-phases.ts'
import { listLockingEvents } from '../../game/notification/phase-queries.ts'
import { type SigningSettings, signCheckpoints } from '../../game/score/checkpoint/sign-checkpoints.ts'
import { projectEvent } from '../../game/score/projected/project-event.ts'
import { listUnprojected } from '../../game/score/projected/projection-queries.ts'
import { rankEvent } from '../../game/score/publish/rank-event.ts'
import { type Report, trackWork } from '../../game/score/work/track-work.ts'
import { deleteForgottenWork, type WorkKey } from '../../game/score/work/work-queries.ts'
import { listOpenSources } from '../../game/score-source/reading/open-source-queries.ts'
import { deleteOldLogs } from '../../game/score-source/reading/retention-queries.ts'
import type { Db } from '../../ground/db/db.ts'
import { deleteOldDeliveries } from '../../ground/delivery/delivery-queries.ts'
import type { Flow } from '../../ground/delivery/flow.ts'
import { rerunIfAsked } from '../../ground/system/rerun-if-asked.ts'
import { deleteExpiredLinks } from '../../people/account/contact/link-queries.ts'
import { deleteExpiredSignIns } from '../../people/account/credential/attempts.ts'
import { eraseAccounts } from '../../people/account/erasure/erase-accounts.ts'
import { keepOwners, leaveLeaguesOfCircles } from '../../people/league/member/keep-owners.ts'
import { sendReminders } from '../../people/league/member/send-reminders.ts'
import { makeStandings, remakeLeagues } from '../../people/league/round/make-standings.ts'
import { listOverdueSeasons } from '../../people/league/round/settle-queries.ts'
import { makeSeasons } from '../../people/league/season/make-seasons.ts'
import { deleteOldTalks } from '../../people/talk/upkeep-queries.ts'
import { deleteOldPlans } from '../../reach/reminder/plan-queries.ts'
import { deleteOldMessages } from '../../reach/webhook/message-queries.ts'
import { planMessages } from '../../reach/webhook/plan-queries.ts'
import { queues, working } from './queues.ts'
import type { Requests } from './requests.ts'
import { type Opening, publishOpening } from './schedule.ts'
import type { Sending } from './sending.ts'

type Options = {
  boss: PgBoss
  db: Db
  signing: SigningSettings
  sending: Sending
  webhooks: Flow
  requests: Requests
  onError: (error: Error) => void
}

/** Starts the workers of the queues. Returns `readNow`, which has a source read without waiting for the worker's next poll. */
export async function startWorkers({ boss, db, signing, sending, webhooks, requests, onError }: Options) {
  const { rank, notify, leagues, tryAgain, project } = requests
  /** Reports a failed job; its queue tries it again without reporting the reason. */
  const work = <Data>(queue: string, run: (data: Data) => Promise<void>) =>
    boss.work<Data>(queue, working, async jobs => {
      for (const { data } of jobs)
        await run(data).catch(error => {
          onError(error)
          throw error
        })
    })
  /** Does work whose progress admins can see; if it fails, any process does it again at the next try. */
  const track = async (key: WorkKey, run: (report: Report) => Promise<unknown>) => {
    const isDone = async (report: Report) => {
      await run(report)
      return true
    }
    const failed = await trackWork(db, key, isDone, onError)
    if (failed) await tryAgain({ ...key, ...failed })
    return !failed
  }
  /** Stores what webhooks are to be sent, and has it sent. */
  const planWebhooks = async () => {
    if ((await planMessages(db)) > 0) await requests.webhooks()
  }
  await work<{ eventId: number }>(queues.score, async ({ eventId }) => {
    const key = { eventId, kind: 'ranking' } as const
    if (!(await track(key, report => rankEvent(db, eventId, report)))) return
    await notify(eventId)
    await leagues(eventId)
  })
  await work<{ eventId: number }>(queues.notices, async ({ eventId }) => {
    await track({ eventId, kind: 'notices' }, () => notifyOfPhases(db, eventId))
    await planWebhooks()
  })
  await work<{ eventId: number }>(queues.leagues, async ({ eventId }) => {
    await leaveLeaguesOfCircles(db)
    await makeStandings(db, eventId)
    await planWebhooks()
  })
  await work<WorkKey>(queues.retry, async ({ kind, eventId }) => {
    if (kind === 'ranking') await rank(eventId)
    if (kind === 'notices') await notify(eventId)
  })
  await work<{ eventId: number }>(queues.projection, ({ eventId }) => projectEvent(db, eventId))
  await work<Opening>(queues.clock, async opening => {
    await publishOpening(db, opening)
    await rank(opening.eventId)
  })
  const readAndProject = rerunIfAsked(async (sourceId: number) => {
    const eventId = await readLog(db, sourceId)
    if (eventId === undefined) return
    for (const due of await listUnprojected(db, eventId)) await project(due)
  })
  const reader = await work<{ sourceId: number }>(queues.source, ({ sourceId }) => readAndProject(sourceId))
  const readNow = async (sourceId: number) => {
    await requests.read(sourceId)
    boss.notifyWorker(reader)
  }
  /** What is sent does not keep its job: the next one comes while a receiver still has the patience of this one. */
  const start = (send: () => Promise<void>) => async () => void send().catch(onError)
  await work(queues.mail, start(sending.sendMail))
  await work(queues.push, start(sending.sendPushes))
  await work(queues.webhooks, start(webhooks.sendDue))
  await work(queues.upkeep, async () => {
    await tidyUp(db, requests, readNow)
    await sending.plan()
    await requests.mail()
    await requests.push()
    await planMessages(db)
    await requests.webhooks()
    await signCheckpoints(db, signing, onError)
  })
  return { readNow }
}

/** Periodic work: reminders of locks, logs and projections that were not requested, and deletions. */
async function tidyUp(db: Db, { notify, project }: Requests, read: (sourceId: number) => Promise<void>) {
  for (const eventId of await listLockingEvents(db, lockWarningMs / 1000)) await notify(eventId)
  await notifyOfMovedLocks(db)
  await notifyOfMessages(db)
  await tendLeagues(db)
  for (const sourceId of await listOpenSources(db)) await read(sourceId)
  for (const eventId of await listEvenings(db)) await followEvening(db, eventId)
  for (const due of await listUnprojected(db)) await project(due)
  await deleteOldLogs(db)
  await deleteForgottenWork(db)
  await eraseAccounts(db)
  await deleteOrphanedEvents(db)
  await deleteExpiredSignIns(db)
  await deleteExpiredLinks(db)
  await deleteOldDeliveries(db)
  await deleteOldPlans(db)
  await deleteOldMessages(db)
  await deleteOldDrafts(db)
}

/** Periodic work for leagues: reminders that were asked for, ends of seasons, season boards, owners who are away. */
async function tendLeagues(db: Db): Promise<void> {
  await sendReminders(db)
  await makeSeasons(db)
  await remakeLeagues(db, await listOverdueSeasons(db))
  await keepOwners(db)
  await leaveLeaguesOfCircles(db)
  await deleteOldTalks(db)
}

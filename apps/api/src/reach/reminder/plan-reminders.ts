import {
  dayMs,
  digestDay,
  dueWarning,
  earliestWarningMs,
  lockMoveMailMs,
  type ReachChannel,
} from '@game/domain'
import { audiencesOfOpenPhase } from '../../game/notification/open-audience.ts'
import { countUserBlocks, listPlayable } from '../../game/notification/phase-queries.ts'
import { idsOf, without } from '../../game/notification/user-bits.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { audienceOfLeagues } from './league-audience.ts'
import {
  isActive,
  isOneOf,
  type LockingPhase,
  listLockingPhases,
  listMade,
  listMessageNotices,
  listMovedLocks,
  listNoticeBlocks,
  listTimeZones,
  type MovedLock,
  type Plan,
  type Queued,
  queueForUsers,
  savePlan,
} from './plan-queries.ts'

/** How many blocks of users are searched at once: some 50,000 users. */
const blocksPerPart = 50

/** Does the work of plans that have not been made yet, one after the other, and notes each when it is done: after a crash it is done again. */
async function makePlans<Made extends Plan>(
  db: Queryable,
  plans: readonly Made[],
  now: string,
  make: (plan: Made) => Promise<void>,
): Promise<void> {
  const [first] = plans
  if (!first) return
  const occasions = [...new Set(plans.map(({ occasion }) => occasion))]
  const made = new Set((await listMade(db, first, occasions)).map(keyOf))
  for (const plan of plans.filter(each => !made.has(keyOf(each)))) {
    await make(plan)
    await savePlan(db, plan, now)
  }
}

const keyOf = ({ occasion, timeZone }: Pick<Plan, 'occasion' | 'timeZone'>): string =>
  `${occasion} ${timeZone}`

/**
 * Queues the reminders of a channel that are due at `now`: of decks that are not finished, and by mail of moved locks, and the weekly digest
 * (rulebook 20.8, 20.13). Run by a job; what is not due for a time zone yet is queued by a later run.
 */
export async function planReminders(db: Queryable, channel: ReachChannel, now: string): Promise<void> {
  const timeZones = await listTimeZones(db, channel)
  for (const phase of await listLockingPhases(db, now, earliestWarningMs))
    await planWarnings(db, channel, phase, { timeZones, now })
  // Notifications are pushed when they are stored.
  if (channel === 'push') return
  for (const move of await listMovedLocks(db, now)) await planLockMove(db, move, timeZones, now)
  for (const { id, ...facts } of await listMessageNotices(db, now)) {
    const until = new Date(Date.parse(now) + 2 * dayMs).toISOString()
    await planNotice(db, { kind: 'organiser_message', noticeId: id, timeZones }, { facts, at: now, until })
  }
  await planDigests(db, timeZones, now)
}

async function planWarnings(
  db: Queryable,
  channel: ReachChannel,
  phase: LockingPhase,
  { timeZones, now }: { timeZones: readonly string[]; now: string },
): Promise<void> {
  const { eventId, phaseIndex, lock } = phase
  const plans = timeZones.flatMap(timeZone => {
    const warning = dueWarning(channel, lock, { timeZone, now })
    if (!warning) return []
    // There are several warnings of a lock by push, one by mail.
    const occasion = [eventId, phaseIndex, lock, ...(channel === 'push' ? [warning.hours] : [])].join(':')
    return [{ channel, kind: 'deck_unfinished', occasion, timeZone, isEarly: warning.isEarly }]
  })
  await makePlans(db, plans, now, async plan => {
    const audiences = await audiencesOfOpenPhase(db, phase, now)
    if (phaseIndex === 1) audiences.push(await audienceOfLeagues(db, eventId, now))
    const facts = { eventId, phaseIndex, lock, early: plan.isEarly ? 1 : 0 }
    const blocks = await countUserBlocks(db)
    for (let from = 0; from < blocks; from += blocksPerPart) {
      const part = { from, to: from + blocksPerPart }
      const playable = await listPlayable(db, phase, part)
      for (const audience of audiences) {
        const ids = idsOf(without(await audience(db, part), playable))
        if (ids.length > 0) await queueForUsers(db, plan, { facts, at: now, until: lock }, isOneOf(ids, now))
      }
    }
  })
}

async function planLockMove(
  db: Queryable,
  { id, eventId, phaseIndex, to }: MovedLock,
  timeZones: readonly string[],
  now: string,
): Promise<void> {
  if (Date.parse(to) - Date.parse(now) <= lockMoveMailMs) return
  const facts = { eventId, phaseIndex, lock: to }
  await planNotice(db, { kind: 'lock_moved', noticeId: id, timeZones }, { facts, at: now, until: to })
}

/** Queues a mail for each user of a notice. */
async function planNotice(
  db: Queryable,
  { kind, noticeId, timeZones }: { kind: string; noticeId: number; timeZones: readonly string[] },
  queued: Queued,
): Promise<void> {
  const plans = timeZones.map(timeZone => ({
    channel: 'mail' as const,
    kind,
    occasion: String(noticeId),
    timeZone,
  }))
  await makePlans(db, plans, queued.at, async plan => {
    for (const block of await listNoticeBlocks(db, noticeId))
      await queueForUsers(db, plan, queued, isOneOf(idsOf([block]), queued.at))
  })
}

/** What nothing happened to is dropped when the digest is made. */
async function planDigests(db: Queryable, timeZones: readonly string[], now: string): Promise<void> {
  const until = new Date(Date.parse(now) + 2 * dayMs).toISOString()
  const plans = timeZones.flatMap(timeZone => {
    const occasion = digestDay(now, timeZone)
    return occasion === undefined
      ? []
      : [{ channel: 'mail' as const, kind: 'weekly_digest', occasion, timeZone }]
  })
  await makePlans(db, plans, now, async plan => {
    await queueForUsers(db, plan, { facts: {}, at: now, until }, isActive(now))
  })
}

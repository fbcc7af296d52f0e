import { freezeDuePhases, rankEvent } from '../../game/score/publish/rank-event.ts'
import type { Report } from '../../game/score/work/track-work.ts'
import type { Db } from '../../ground/db/db.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { closeLeagues } from '../../people/league/round/close-leagues.ts'
import { isOverdue, lockUnrankedEvent } from './due-work-queries.ts'

/** Long enough for a database to come back, short enough for players who wait. */
const retryMs = 1000

/** `inMs`: milliseconds until the lock; undefined if it has passed. */
type ComingLock = { eventId: number; inMs?: number }
type Options = {
  /** Freezes and ranks the event, unless that has been done; if it fails, returns in how many milliseconds to try again. */
  follow(eventId: number): Promise<number | undefined>
  onError(error: Error): void
}

/**
 * Freezes phases at the instant of their lock, outside all queues, so that no hanging job and no dead process delays
 * them. Every process tries; the database lets one at a time do it, and the next at once if that one dies.
 */
export function watchLocks({ follow, onError }: Options) {
  const timers = new Set<NodeJS.Timeout>()
  const running = new Map<number, Promise<void>>()
  let stopped = false

  function wake(eventId: number, inMs: number): void {
    if (stopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      run(eventId)
    }, inMs)
    timers.add(timer)
  }
  function run(eventId: number): void {
    // The running work may have looked before this lock.
    if (running.has(eventId)) {
      wake(eventId, retryMs)
      return
    }
    const work = follow(eventId)
      .then(retryInMs => {
        if (retryInMs !== undefined) wake(eventId, retryInMs)
      })
      .catch(error => {
        onError(error)
        wake(eventId, retryMs)
      })
      .finally(() => running.delete(eventId))
    running.set(eventId, work)
  }
  function clear(): void {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
  }
  return {
    /** Replaces the expected locks: a lock that an admin has moved is handled at its new instant. */
    expect(locks: readonly ComingLock[]): void {
      clear()
      for (const { eventId, inMs = 0 } of locks) wake(eventId, inMs)
    },
    async stop(): Promise<void> {
      stopped = true
      clear()
      await Promise.all(running.values())
    },
  }
}

/**
 * Freezes the locked phases of an event, in parts that are committed one by one, closes and draws the leagues whose first round has locked,
 * and ranks the event: once, whatever the number of
 * processes, also if another process died while doing it. Returns whether there was anything to rank.
 */
export async function freezeOverdue(
  db: Db,
  eventId: number,
  report: Report = () => undefined,
): Promise<boolean> {
  if (await isOverdue(db, eventId)) {
    await freezeDuePhases(db, eventId, report)
    await closeLeagues(db, eventId)
  }
  return inTransaction(db, async trx => {
    if (!(await lockUnrankedEvent(trx, eventId))) return false
    await rankEvent(trx, eventId, report)
    return true
  })
}

import { type FailedTry, listRetries, type WorkKey } from '../../game/score/work/work-queries.ts'
import type { Db } from '../../ground/db/db.ts'
import { publishMessage } from '../../ground/stream/message-queries.ts'
import { listUnmadeEvents } from '../../people/league/round/standing-queries.ts'
import {
  listComingChanges,
  listOverdueEvents,
  listStaleEvents,
  listUntoldEvents,
  type PhaseChange,
} from './due-work-queries.ts'

/** Seconds between two searches for due work. */
export const searchSeconds = 30
/** How far ahead each search looks, so that no opening or lock falls between two. */
const aheadSeconds = 3 * searchSeconds

export type DueWork = {
  /** Events with a locked phase that is not frozen, or not ranked since. */
  overdue: number[]
  /** Events with outdated standings. */
  stale: number[]
  /** Events with a ranking of which not all users have been notified. */
  unannounced: number[]
  /** Events whose leagues lack their last ranking, or have a round that has become final. */
  unmade: number[]
  /** Openings and locks to wake up for. */
  coming: PhaseChange[]
  /** Failed work to try again. */
  retries: Retry[]
}

export type Retry = WorkKey & FailedTry

/** Finds due work from the database alone, so that neither a killed process nor a lost request loses work. */
export async function findDueWork(db: Db): Promise<DueWork> {
  const [overdue, stale, unannounced, unmade, coming, retries] = await Promise.all([
    listOverdueEvents(db),
    listStaleEvents(db),
    listUntoldEvents(db),
    listUnmadeEvents(db),
    listComingChanges(db, aheadSeconds),
    listRetries(db, aheadSeconds),
  ])
  return { overdue, stale, unannounced, unmade, coming, retries }
}

/** The key of an opening's job. */
export type Opening = { eventId: number; phaseIndex: number }

/** Sends the message of an opening; the freezing that follows a lock sends its own. */
export const publishOpening = (db: Db, { eventId, phaseIndex }: Opening): Promise<void> =>
  publishMessage(db, { type: 'phase_opened', eventId, phaseIndex })

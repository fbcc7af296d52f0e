import type { Db } from '../db/db.ts'
import { publishMessage } from '../live/queries.ts'
import { listComingChanges, listStaleEvents, type PhaseChange } from './queries.ts'

/** Seconds between two searches for due work. */
export const searchSeconds = 30
/** How far ahead each search looks, so that no opening or lock falls between two. */
const aheadSeconds = 3 * searchSeconds

export type DueWork = {
  /** Events whose standings are to be brought up to date. */
  stale: number[]
  /** Openings and locks to wake up for. */
  coming: PhaseChange[]
}

/** Finds what is to be done from the database alone, so that neither a killed process nor a lost request loses work. */
export async function findDueWork(db: Db): Promise<DueWork> {
  const [stale, coming] = await Promise.all([listStaleEvents(db), listComingChanges(db, aheadSeconds)])
  return { stale, coming }
}

/** Sends the message of an opening; the freezing that follows a lock sends its own. */
export async function publishPhaseChange(db: Db, { eventId, phaseIndex, kind }: PhaseChange): Promise<void> {
  if (kind === 'open') await publishMessage(db, { type: 'phase_opened', eventId, phaseIndex })
}

import type { Db } from '../db/db.ts'
import { publishMessage } from '../live/queries.ts'
import { type Instant, listComingInstants, listStaleEvents } from './queries.ts'

/** Seconds between two sweeps, and how far ahead each looks, so that no instant falls between them. */
export const sweepSeconds = 30
const aheadSeconds = 3 * sweepSeconds

export type Sweep = {
  /** Events whose standings are to be brought up to date. */
  stale: number[]
  /** Openings and locks to wake up for. */
  coming: Instant[]
}

/** What the jobs have to do by the database alone: a killed process, or a request that nobody heard, loses nothing. */
export async function sweep(db: Db): Promise<Sweep> {
  const [stale, coming] = await Promise.all([listStaleEvents(db), listComingInstants(db, aheadSeconds)])
  return { stale, coming }
}

/** An opening is told; a lock is told by the freezing that follows it. */
export async function strike(db: Db, { eventId, phaseIndex, kind }: Instant): Promise<void> {
  if (kind === 'open') await publishMessage(db, { type: 'phase_opened', eventId, phaseIndex })
}

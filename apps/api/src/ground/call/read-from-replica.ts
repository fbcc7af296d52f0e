import type { Db, Replica } from '../db/db.ts'
import type { Actor } from '../session/session.ts'
import type { Context } from './context.ts'
import { findEventVersion, hasJustWritten } from './freshness-queries.ts'

type Asker = Pick<Context, 'db' | 'replica'> & { actor: Actor | null }

/**
 * Reads data that may be a second old: passes the replica's database to `read`, or the primary's. The primary answers admins, organisers, who takes part in a private event, users who
 * have just written, and reads that fail on the replica. It also answers for an event whose rankings, edits or frozen phases have not
 * reached the replica: open pages have already got the message, and would show the old state until the next one.
 */
export async function readFromReplica<T>(
  { db, replica, actor }: Asker,
  eventId: number | undefined,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  if (!replica) return read(db)
  if (await mayServe(replica, { db, actor }, eventId)) {
    try {
      const found = await read(replica.db)
      if (found !== null) {
        replica.reads.replica += 1
        return found
      }
    } catch {
      // The replica or the request may be at fault: the primary's answer decides.
      if (!(await isAlive(replica.db))) replica.distrust()
    }
  }
  replica.reads.primary += 1
  return read(db)
}

/** Whether answers to the actor may contain what is not published. */
export const seesHidden = (actor: Actor | null): boolean =>
  actor !== null &&
  (actor.role === 'admin' || [actor.organises, actor.owns, actor.takesPart].some(events => events.length > 0))

async function mayServe(
  replica: Replica,
  { db, actor }: Omit<Asker, 'replica'>,
  eventId: number | undefined,
): Promise<boolean> {
  if (!replica.isCurrent() || seesHidden(actor)) return false
  const [wrote, here, there] = await Promise.all([
    actor ? hasJustWritten(db, actor.id) : false,
    eventId === undefined ? '' : findEventVersion(db, eventId),
    eventId === undefined ? '' : findEventVersion(replica.db, eventId).catch(() => undefined),
  ])
  return !wrote && here !== undefined && here === there
}

const isAlive = (db: Db): Promise<boolean> =>
  findEventVersion(db, 0).then(
    () => true,
    () => false,
  )

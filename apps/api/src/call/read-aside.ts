import type { Db, Replica } from '../db/db.ts'
import type { Actor } from '../session/session.ts'
import type { Context } from './context.ts'
import { findEventVersion, hasJustWritten } from './freshness-queries.ts'

type Asker = Pick<Context, 'db' | 'replica'> & { actor: Actor | null }

/**
 * Reads what may be a second old, on the replica where there is one. Who has just written reads from the primary, and so
 * do admins; of an event nobody reads a ranking or a lock that is older than what the primary has, or open pages, which
 * have been told of it, would show the former one for good. What fails on the replica, or is not there, is read from
 * the primary.
 */
export async function readAside<T>(
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
      // Was it the replica, or the request? The primary says.
      if (!(await isAlive(replica.db))) replica.distrust()
    }
  }
  replica.reads.primary += 1
  return read(db)
}

async function mayServe(
  replica: Replica,
  { db, actor }: Omit<Asker, 'replica'>,
  eventId: number | undefined,
): Promise<boolean> {
  if (!replica.isCurrent() || actor?.role === 'admin') return false
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

import { checkHostOpen } from '@game/domain'
import { unwrap } from '../../../ground/contract/refusal.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Actor } from '../../../ground/session/session.ts'
import { readHostingLimits } from '../../hosting-limit/limit-queries.ts'
import { findHost } from './private-event-queries.ts'

/** Refuses HOST_OPEN if the owner of a private event may have no other one that is not completed; admins may go beyond the limit (rulebook 30.8). */
export async function requireOpenPlace(db: Queryable, actor: Actor, ownerId: number | null): Promise<void> {
  if (actor.role === 'admin' || ownerId === null) return
  const host = await findHost(db, { userId: ownerId, mail: false })
  unwrap(checkHostOpen(host, await readHostingLimits(db)))
}

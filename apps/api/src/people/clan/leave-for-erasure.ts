import { clanRole } from '@game/domain'
import type { Queryable } from '../../ground/db/db.ts'
import { publishMessage } from '../../ground/stream/message-queries.ts'
import { deleteClan, lockClan } from './clan-queries.ts'
import { deleteMember, findMembership, findSuccessor, setMemberRole } from './member-queries.ts'

/**
 * Takes an erased user out of their clan. The clan of an owner goes to the longest-serving moderator, else member; an
 * empty clan is deleted (rulebook 10.18). The clan is locked, or the successor could leave in the meantime.
 */
export async function leaveClanForErasure(db: Queryable, userId: number): Promise<void> {
  const membership = await findMembership(db, userId)
  if (!membership) return
  const owned = membership.role === clanRole.owner
  if (owned) await lockClan(db, membership.clan_id)
  await deleteMember(db, userId)
  await publishMessage(db, { type: 'clan_changed', clanId: membership.clan_id })
  if (!owned) return
  const successor = await findSuccessor(db, membership.clan_id)
  if (successor) await setMemberRole(db, successor.user_id, clanRole.owner)
  else await deleteClan(db, membership.clan_id)
}

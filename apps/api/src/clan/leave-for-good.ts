import { clanRole } from '@game/domain'
import type { Sql } from '../db/db.ts'
import { publishNews } from '../live/queries.ts'
import { deleteClan, lockClan } from './queries.ts'
import { deleteMember, findHeir, findMembership, setMemberRole } from './member-queries.ts'

/**
 * An erased owner's clan goes to the moderator, else the member, who has been in it longest; an empty clan goes too. It is
 * locked, or the heir could leave meanwhile.
 */
export async function leaveForGood(db: Sql, userId: number): Promise<void> {
  const membership = await findMembership(db, userId)
  if (!membership) return
  const owned = membership.role === clanRole.owner
  if (owned) await lockClan(db, membership.clan_id)
  await deleteMember(db, userId)
  await publishNews(db, { type: 'clan_changed', clanId: membership.clan_id })
  if (!owned) return
  const heir = await findHeir(db, membership.clan_id)
  if (heir) await setMemberRole(db, heir.user_id, clanRole.owner)
  else await deleteClan(db, membership.clan_id)
}

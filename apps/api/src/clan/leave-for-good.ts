import { clanRole } from '@game/domain'
import type { Sql } from '../db/db.ts'
import { publishNews } from '../live/queries.ts'
import { deleteClan } from './queries.ts'
import { deleteMember, findHeir, findMembership, setMemberRole } from './queries-member.ts'

/** An erased owner's clan goes to the moderator, else the member, who has been in it longest; an empty clan goes too. */
export async function leaveForGood(db: Sql, userId: number): Promise<void> {
  const membership = await findMembership(db, userId)
  if (!membership) return
  await deleteMember(db, userId)
  await publishNews(db, { type: 'clan_changed', clanId: membership.clan_id })
  if (membership.role !== clanRole.owner) return
  const heir = await findHeir(db, membership.clan_id)
  if (heir) await setMemberRole(db, heir.user_id, clanRole.owner)
  else await deleteClan(db, membership.clan_id)
}

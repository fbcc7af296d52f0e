import type { ClanRole } from '@game/domain'
import type { Context } from '../../../ground/call/context.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { isOutsideOf } from '../state/circle-queries.ts'
import { findLeague, type LeagueRow } from '../state/league-queries.ts'
import { findRole } from '../state/member-queries.ts'

/**
 * Finds a league that the asker may see, with their role: a private one does not exist for others than its members, one of private events not
 * outside their circle (rulebook 19.2, 19.40).
 */
export async function getVisibleLeague(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  leagueId: number,
): Promise<{ league: LeagueRow; role: ClanRole | null }> {
  const league = (await findLeague(db, leagueId)) ?? notFound('League')
  const role = actor ? await findRole(db, leagueId, actor.id) : null
  const isHidden = league.visibility === 'private' || (await isOutsideOf(db, leagueId, actor?.id))
  if (role === null && isHidden) notFound('League')
  return { league, role }
}

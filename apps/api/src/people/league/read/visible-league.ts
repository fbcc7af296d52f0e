import type { ClanRole } from '@game/domain'
import type { Context } from '../../../ground/call/context.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { findLeague, type LeagueRow } from '../state/league-queries.ts'
import { findRole } from '../state/member-queries.ts'

/** Finds a league that the asker may see, with their role: a private one does not exist for others than its members (rulebook 19.2). */
export async function getVisibleLeague(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  leagueId: number,
): Promise<{ league: LeagueRow; role: ClanRole | null }> {
  const league = (await findLeague(db, leagueId)) ?? notFound('League')
  const role = actor ? await findRole(db, leagueId, actor.id) : null
  if (league.visibility === 'private' && role === null) notFound('League')
  return { league, role }
}

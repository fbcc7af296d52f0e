import type { Paging } from '../../../ground/contract/paging.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { loadPlayed } from '../round/played-league.ts'
import type { LoadedLeague } from '../state/load-leagues.ts'
import { listMembers } from '../state/member-queries.ts'
import { findInactive } from '../state/play.ts'

/** Lists a page of the members with whether AVERAGE plays for them (rulebook 19.21). */
export async function listRoster(db: Queryable, league: LoadedLeague, page: Paging) {
  const members = await listMembers(db, league.id, page)
  const [played] = league.format === 'headToHead' ? await loadPlayed(db, [league]) : []
  const inactive = played ? findInactive(league, played.stays, played.scored) : new Set<number>()
  return members.map(({ role, joinedAt, ...user }) => ({
    user,
    role,
    joinedAt,
    inactive: inactive.has(user.id),
  }))
}

import { clanRole } from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'
import { notifyOfLeague } from '../round/notify-league.ts'
import type { LeagueRow } from '../state/league-queries.ts'
import { listRoles } from '../state/member-queries.ts'

/** Above this number of members the owner is no longer notified of each who joins. */
const mostAnnounced = 128

/** Notifies the owner of a new member, and owner and moderators of a user who asks to be let in. */
export async function notifyManagers(
  db: Queryable,
  league: LeagueRow,
  { joined, user }: { joined: 'member' | 'waiting'; user: { id: number; username: string } },
): Promise<void> {
  const members = await listRoles(db, league.id)
  if (joined === 'member' && members.length > mostAnnounced) return
  const managers = members.filter(({ role }) =>
    joined === 'member' ? role === clanRole.owner : role !== clanRole.member,
  )
  await notifyOfLeague(
    db,
    managers.map(({ userId }) => userId),
    {
      kind: joined === 'member' ? 'league_joined' : 'league_asked',
      league,
      facts: { userId: user.id, username: user.username },
      key: `${user.id}:${league.now}`,
    },
  )
}

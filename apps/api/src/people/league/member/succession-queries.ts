import { absentOwner, clanRole } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

/** Selects when a user last used a session or signed in: sessions that have expired are gone, but their devices are known. */
const lastUse = sql`greatest(a.created_at,
  (select max(s.used_at) from session s where s.account_id = m.user_id),
  (select max(d.used_at) from known_device d where d.account_id = m.user_id))`

type Owner = { leagueId: number; userId: number }

/** Lists owners who have not signed in for 30 days and have had no notice since they last did (rulebook 19.5). */
export const listAbsentOwners = async (db: Queryable): Promise<Owner[]> => {
  const { rows } = await sql<Owner>`select m.league_id as "leagueId", m.user_id as "userId"
    from league_member m join account a on a.id = m.user_id join league l on l.id = m.league_id
    where m.role = ${clanRole.owner} and m.left_at is null and l.ended_at is null
      and ${lastUse} < now() - make_interval(days => ${absentOwner.notice})
      and (l.owner_noticed_at is null or l.owner_noticed_at < ${lastUse})
    order by 1 limit 200`.execute(db)
  return rows
}

/** Lists owners who had their notice 7 days ago and have not signed in since. */
export const listOwnersToReplace = async (db: Queryable): Promise<Owner[]> => {
  const { rows } = await sql<Owner>`select m.league_id as "leagueId", m.user_id as "userId"
    from league_member m join account a on a.id = m.user_id join league l on l.id = m.league_id
    where m.role = ${clanRole.owner} and m.left_at is null and l.ended_at is null
      and l.owner_noticed_at < now() - make_interval(days => ${absentOwner.successor})
      and ${lastUse} < l.owner_noticed_at
    order by 1 limit 200`.execute(db)
  return rows
}

export const noteOwnerNotice = (db: Queryable, leagueId: number) =>
  sql`update league set owner_noticed_at = now() where id = ${leagueId}`.execute(db)

export const clearOwnerNotice = (db: Queryable, leagueId: number) =>
  sql`update league set owner_noticed_at = null where id = ${leagueId}`.execute(db)

/** Lists leagues without members in which no round is running. */
export const listEmptyLeagues = async (db: Queryable): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select l.id from league l
    where not exists (select from league_member m where m.league_id = l.id and m.left_at is null)
    order by 1 limit 200`.execute(db)
  return rows.map(({ id }) => id)
}

/** Lists the leagues that a user is in, with the role, and takes back all wishes to be let in. */
export const listStaysOf = async (
  db: Queryable,
  userId: number,
): Promise<{ leagueId: number; role: number }[]> => {
  await db.deleteFrom('league_request').where('user_id', '=', userId).execute()
  const { rows } = await sql<{ leagueId: number; role: number }>`select league_id as "leagueId", role
    from league_member where user_id = ${userId} and left_at is null order by 1`.execute(db)
  return rows
}

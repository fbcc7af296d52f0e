import { type ClanRole, clanRole } from '@game/domain'
import { sql } from 'kysely'
import { containing, type Paging } from '../../../ground/contract/paging.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { shownName } from '../../../ground/db/sql-expressions.ts'
import { isOutside } from '../../../ground/event-visibility/visibility-queries.ts'
import { publishMessage } from '../../../ground/stream/message-queries.ts'
import type { LeagueUser } from '../shapes/user.ts'

/** Finds a user's role in a league now; null for none, and for who has left the circle of its private events. */
export const findRole = async (db: Queryable, leagueId: number, userId: number): Promise<ClanRole | null> => {
  const found = await db
    .selectFrom('league_member')
    .where('league_id', '=', leagueId)
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .where(
      sql<boolean>`not ${isOutside(sql.ref('league_member.league_id'), sql.ref('league_member.user_id'))}`,
    )
    .select('role')
    .executeTakeFirst()
  return found?.role ?? null
}

/** Lists the members of a league now, with their roles. */
export const listRoles = (db: Queryable, leagueId: number): Promise<{ userId: number; role: ClanRole }[]> =>
  db
    .selectFrom('league_member')
    .where('league_id', '=', leagueId)
    .where('left_at', 'is', null)
    .select(['user_id as userId', 'role'])
    .execute()

/** Whether the last stay of a user ended by being removed. */
export const wasRemoved = async (db: Queryable, leagueId: number, userId: number): Promise<boolean> => {
  const last = await db
    .selectFrom('league_member')
    .where('league_id', '=', leagueId)
    .where('user_id', '=', userId)
    .orderBy('joined_at', 'desc')
    .limit(1)
    .select('removed')
    .executeTakeFirst()
  return last?.removed ?? false
}

/** Lets a user who was removed join again. */
export const clearRemoval = (db: Queryable, leagueId: number, userId: number) =>
  db
    .updateTable('league_member')
    .set({ removed: false })
    .where('league_id', '=', leagueId)
    .where('user_id', '=', userId)
    .execute()

export const isWaiting = async (db: Queryable, leagueId: number, userId: number): Promise<boolean> => {
  const found = await db
    .selectFrom('league_request')
    .where('league_id', '=', leagueId)
    .where('user_id', '=', userId)
    .select('user_id')
    .executeTakeFirst()
  return found !== undefined
}

/** Counts the members; users who have asked for deletion hold their place. */
export const countMembers = async (db: Queryable, leagueId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('league_member')
    .where('league_id', '=', leagueId)
    .where('left_at', 'is', null)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Counts the leagues that a user is in, by visibility, and those that the user owns. */
export const countLeaguesOf = async (db: Queryable, userId: number) => {
  const { rows } = await sql<{ private: number; public: number; owned: number }>`
    select count(*) filter (where l.visibility = 'private') as private,
      count(*) filter (where l.visibility = 'public') as public,
      count(*) filter (where m.role = ${clanRole.owner}) as owned
    from league_member m join league l on l.id = m.league_id
    where m.user_id = ${userId} and m.left_at is null and l.ended_at is null`.execute(db)
  return rows[0] ?? { private: 0, public: 0, owned: 0 }
}

/** Makes the joins of a user run one after another, until the transaction ends. */
export const lockLeaguesOf = async (db: Queryable, userId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('leagues of a user'), ${userId}::int)`.execute(db)
}

/** Whether the owner of a league has blocked the user. */
export const isBlockedByOwner = async (db: Queryable, leagueId: number, userId: number): Promise<boolean> => {
  const { rows } = await sql`select from league_member m join user_block b on b.user_id = m.user_id
    where m.league_id = ${leagueId} and m.left_at is null and m.role = ${clanRole.owner}
      and b.blocked_id = ${userId}`.execute(db)
  return rows.length > 0
}

/** Begins a stay; the instant is read after the league was locked, so that a member who joins after the closing has joined after the lock. */
export const insertMember = (
  db: Queryable,
  { leagueId, userId, role }: { leagueId: number; userId: number; role: ClanRole },
) =>
  sql`insert into league_member (league_id, user_id, role, joined_at)
    values (${leagueId}, ${userId}, ${role}, clock_timestamp())`.execute(db)

/** Ends the stay of a user; their streams of the league's talks end. */
export const endStay = async (
  db: Queryable,
  { leagueId, userId, removed }: { leagueId: number; userId: number; removed: boolean },
): Promise<void> => {
  await sql`update league_member set left_at = statement_timestamp(), removed = ${removed}
    where league_id = ${leagueId} and user_id = ${userId} and left_at is null`.execute(db)
  await publishMessage(db, { type: 'access_changed', userId })
}

export const setRole = (
  db: Queryable,
  { leagueId, userId, role }: { leagueId: number; userId: number; role: ClanRole },
) =>
  db
    .updateTable('league_member')
    .set({ role })
    .where('league_id', '=', leagueId)
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .execute()

/** Lets a user ask to be let in; false for who has asked already. */
export const insertRequest = async (db: Queryable, leagueId: number, userId: number): Promise<boolean> => {
  const row = await db
    .insertInto('league_request')
    .values({ league_id: leagueId, user_id: userId })
    .onConflict(conflict => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Answers whether the user had asked to be let in. */
export const deleteRequest = async (db: Queryable, leagueId: number, userId: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('league_request')
    .where('league_id', '=', leagueId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

const rolesInOrder = sql`array_position(${[clanRole.owner, clanRole.moderator, clanRole.member]}::int[], m.role)`

export type MemberRow = LeagueUser & { role: ClanRole; joinedAt: string }

/** Lists the visible members: the owner, moderators, members, each by the time of joining. */
export const listMembers = async (
  db: Queryable,
  leagueId: number,
  { page, pageSize, phrase }: Paging,
): Promise<MemberRow[]> => {
  const { rows } = await sql<MemberRow>`
    select a.id, a.username, a.avatar, m.role, m.joined_at as "joinedAt"
    from league_member m join account a on a.id = m.user_id
    where m.league_id = ${leagueId} and m.left_at is null and a.deletion_requested_at is null
      and a.username ilike ${containing(phrase)}
    order by ${rolesInOrder}, m.joined_at, a.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return rows
}

export const countListed = async (db: Queryable, leagueId: number, phrase: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from league_member m join account a on a.id = m.user_id
    where m.league_id = ${leagueId} and m.left_at is null and a.deletion_requested_at is null
      and a.username ilike ${containing(phrase)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Lists the users who ask to be let in, and who was removed and has not asked. */
export const listAsking = async (
  db: Queryable,
  leagueId: number,
): Promise<(LeagueUser & { at: string; removed: boolean })[]> => {
  const { rows } = await sql<LeagueUser & { at: string; removed: boolean }>`
    select a.id, a.username, a.avatar, r.at, r.removed from (
      select user_id, asked_at as at, false as removed from league_request where league_id = ${leagueId}
      union all
      select user_id, max(left_at), true from league_member m
      where league_id = ${leagueId} and removed and not exists (select from league_request q
        where q.league_id = m.league_id and q.user_id = m.user_id) and not exists (select from league_member o
        where o.league_id = m.league_id and o.user_id = m.user_id and o.joined_at > m.joined_at)
      group by user_id) r
    join account a on a.id = r.user_id where a.deletion_requested_at is null order by r.removed, r.at limit 200`.execute(
    db,
  )
  return rows
}

/** Finds users by id with the names that are shown. */
export const listUsers = async (
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LeagueUser>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<LeagueUser>`select a.id, ${shownName('a')} as username,
      case when a.deletion_requested_at is null then a.avatar else '' end as avatar
    from account a where a.id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(user => [user.id, user]))
}

/** Lists the ids of the members now. */
export const listMemberIds = async (db: Queryable, leagueId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('league_member')
    .where('league_id', '=', leagueId)
    .where('left_at', 'is', null)
    .select('user_id')
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Finds the next owner: moderators before members, then by the time of joining; users with a requested deletion last. */
export const findSuccessor = async (db: Queryable, leagueId: number): Promise<number | undefined> => {
  const { rows } = await sql<{
    id: number
  }>`select a.id from league_member m join account a on a.id = m.user_id
    where m.league_id = ${leagueId} and m.left_at is null and m.role <> ${clanRole.owner}
    order by a.deletion_requested_at is not null, ${rolesInOrder}, m.joined_at, a.id limit 1`.execute(db)
  return rows[0]?.id
}

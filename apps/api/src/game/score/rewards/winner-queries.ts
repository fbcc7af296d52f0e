import { deletedName } from '@game/domain'
import { sql } from 'kysely'
import { containing, type Paging } from '../../../ground/contract/paging.ts'
import { blockOf, blockSize } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { iso, shownName } from '../../../ground/db/sql-expressions.ts'

export type WinnerScope = {
  eventId: number
  eventRewardId?: number | undefined
  handedOut?: boolean | undefined
  phrase: string
}

export type WinnerRow = {
  eventRewardId: number
  rewardId: number
  reward: string
  amount: number
  /** Null if the reward is no longer granted. */
  rank: number | null
  granted: boolean
  userId: number
  username: string
  handedOutAt: string | null
  handedOutBy: string | null
}

/** Matches marks `h` of rewards that are no longer granted (rulebook 17.10). */
const isOrphan = sql<boolean>`not exists (select from reward_grant o where o.event_id = h.event_id
  and o.event_reward_id = h.event_reward_id and o.user_id = h.user_id and o.amount = h.amount)`

/**
 * The grants of an event, and what has been handed out without being granted any longer, with users and marks; deleted users have no
 * name.
 */
const winners = ({ eventId, eventRewardId, handedOut, phrase }: WinnerScope) => sql`(
  select g.event_reward_id as "eventRewardId", w.reward_id as "rewardId", r.name as reward, g.amount, g.rank, g.granted,
    g.user_id as "userId", a.username, ${iso(sql.ref('h.handed_out_at'))} as "handedOutAt",
    case when b.id is not null then ${shownName('b')} end as "handedOutBy"
  from (select event_id, user_id, event_reward_id, amount, rank, true as granted from reward_grant
    where event_id = ${eventId}
    union all
    select event_id, user_id, event_reward_id, amount, null, false from reward_handout h
    where event_id = ${eventId} and ${isOrphan}) g
  join event_reward w on w.id = g.event_reward_id
  join reward r on r.id = w.reward_id
  join (select id, case when deletion_requested_at is null and erased_at is null then username
    else ${deletedName} end as username from account) a on a.id = g.user_id
  left join reward_handout h on h.event_id = g.event_id and h.event_reward_id = g.event_reward_id
    and h.user_id = g.user_id and h.amount = g.amount
  left join account b on b.id = h.handed_out_by
  where g.event_id = ${eventId}
    and ${eventRewardId === undefined ? sql`true` : sql`g.event_reward_id = ${eventRewardId}`}
    and ${handedOut === undefined ? sql`true` : sql`(h.user_id is not null) = ${handedOut}`}
    and ${phrase === '' ? sql`true` : sql`a.username ilike ${containing(phrase)}`}) winners`

/** Lists winners by reward, then by rank and username. */
export const listWinners = async (
  db: Queryable,
  scope: WinnerScope,
  { page, pageSize }: Pick<Paging, 'page' | 'pageSize'>,
): Promise<WinnerRow[]> => {
  const { rows } = await sql<WinnerRow>`select * from ${winners(scope)}
    order by "rewardId", "eventRewardId", rank nulls last, lower(username), "userId"
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return rows
}

/** Lists the confirmed addresses of an event's winners by user, without those of deleted users (rulebook 9.20). */
export const listAddresses = async (db: Queryable, eventId: number): Promise<Map<number, string>> => {
  const { rows } = await sql<{ id: number; email: string }>`
    select a.id, a.email from account a join contact c on c.account_id = a.id
    where c.confirmed_at is not null and a.deletion_requested_at is null and a.erased_at is null
      and a.id in (select user_id from reward_grant where event_id = ${eventId}
        union select user_id from reward_handout where event_id = ${eventId})`.execute(db)
  return new Map(rows.map(({ id, email }) => [id, email]))
}

export const countWinners = async (db: Queryable, scope: WinnerScope): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${winners(scope)}`.execute(db)
  return rows[0]?.count ?? 0
}

type Tally = { eventRewardId: number; winners: number; handedOut: number }

/** Counts the winners of each reward of an event, and how many of them have received it. */
export const countByReward = async (db: Queryable, eventId: number): Promise<Tally[]> => {
  const { rows } =
    await sql<Tally>`select "eventRewardId", count(*) as winners, count("handedOutAt") as "handedOut"
    from ${winners({ eventId, phrase: '' })} where granted group by "rewardId", 1 order by "rewardId", 1`.execute(
      db,
    )
  return rows
}

/** A reward of an event, and some of its winners: these, or those of a block, or all. */
export type Handout = {
  eventId: number
  eventRewardId: number
  userIds?: readonly number[] | undefined
  block?: number | undefined
}

const ofUsers = (column: string, { userIds, block }: Handout) => {
  const id = sql.ref(column)
  const listed = userIds === undefined ? sql`true` : sql`${id} = any(${userIds}::int[])`
  return block === undefined
    ? listed
    : sql`${listed} and ${id} >= ${block * blockSize} and ${id} < ${(block + 1) * blockSize}`
}

/** Counts how many of these users have been granted the reward. */
export const countGranted = async (db: Queryable, handout: Handout): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from reward_grant g
    where g.event_id = ${handout.eventId} and g.event_reward_id = ${handout.eventRewardId}
      and ${ofUsers('g.user_id', handout)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Finds the first block of users, from the given one on, in which the reward has been granted. */
export const findBlockOfWinners = async (
  db: Queryable,
  { eventId, eventRewardId }: Handout,
  from: number,
): Promise<number | undefined> => {
  const first = await db
    .selectFrom('reward_grant')
    .where('event_id', '=', eventId)
    .where('event_reward_id', '=', eventRewardId)
    .where('user_id', '>=', from * blockSize)
    .select('user_id')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst()
  return first && blockOf(first.user_id)
}

/** Marks granted rewards as handed out; existing marks stay. Returns the users whose mark is new. */
export const insertHandouts = async (db: Queryable, handout: Handout, adminId: number): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    insert into reward_handout (event_id, user_id, event_reward_id, amount, handed_out_by)
    select event_id, user_id, event_reward_id, amount, ${adminId}::int from reward_grant g
    where g.event_id = ${handout.eventId} and g.event_reward_id = ${handout.eventRewardId}
      and ${ofUsers('g.user_id', handout)}
    on conflict do nothing returning user_id`.execute(db)
  return rows.map(row => row.user_id).sort((a, b) => a - b)
}

/** Removes the marks of granted rewards. Returns the users whose mark was removed. */
export const deleteHandouts = async (db: Queryable, handout: Handout): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    delete from reward_handout h using reward_grant g
    where g.event_id = h.event_id and g.event_reward_id = h.event_reward_id and g.user_id = h.user_id
      and g.amount = h.amount and h.event_id = ${handout.eventId} and h.event_reward_id = ${handout.eventRewardId}
      and ${ofUsers('h.user_id', handout)}
    returning h.user_id`.execute(db)
  return rows.map(row => row.user_id).sort((a, b) => a - b)
}

/** Removes the marks of users whose reward is no longer granted (rulebook 17.10). Returns these users. */
export const deleteOrphans = async (
  db: Queryable,
  { eventId, eventRewardId, userIds }: { eventId: number; eventRewardId: number; userIds: readonly number[] },
): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`delete from reward_handout h
    where h.event_id = ${eventId} and h.event_reward_id = ${eventRewardId}
      and h.user_id = any(${userIds}::int[]) and ${isOrphan} returning user_id`.execute(db)
  return [...new Set(rows.map(row => row.user_id))].sort((a, b) => a - b)
}

/** A reward of an event and the number of users to whom it has been handed out. */
export type HandedOut = { eventRewardId: number; reward: string; amount: number; users: number }

/** Lists what has been handed out of an event. */
export const listHandedOut = async (db: Queryable, eventId: number): Promise<HandedOut[]> => {
  const { rows } = await sql<HandedOut>`
    select h.event_reward_id as "eventRewardId", r.name as reward, h.amount, count(*)::int as users
    from reward_handout h join event_reward w on w.id = h.event_reward_id join reward r on r.id = w.reward_id
    where h.event_id = ${eventId} group by 1, 2, 3 order by 1, 3`.execute(db)
  return rows
}

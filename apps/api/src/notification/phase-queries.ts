import { deckSize, type NotificationKind } from '@game/domain'
import { type RawBuilder, sql } from 'kysely'
import { blockSize, placesPerBlock } from '../db/blocks.ts'
import type { Queryable } from '../db/db.ts'
import { holdingAny } from '../db/sql-expressions.ts'
import { takeTurn } from '../distribution/turn-queries.ts'

/** What notifications of an event's phases speak of. */
export type EventNames = { event: string; public: boolean; phases: { index: number; name: string }[] }

export const findEventNames = async (db: Queryable, eventId: number): Promise<EventNames | undefined> => {
  const { rows } = await sql<EventNames>`select e.name as event, e.public, coalesce((
      select jsonb_agg(jsonb_build_object('index', p.index, 'name', p.name)) from phase p where p.event_id = e.id),
      '[]') as phases
    from event e where e.id = ${eventId}`.execute(db)
  return rows[0]
}

/** Lists the different sets of phases that users of the published ranking have won. */
export const listOutcomes = async (db: Queryable, eventId: number): Promise<number[][]> => {
  const { rows } = await sql<{ won: number[] }>`select o.won from standing_outcome o
    join event e on e.id = o.event_id and e.generation = o.generation
    where o.event_id = ${eventId} order by o.outcome`.execute(db)
  return rows.map(row => row.won)
}

/** A notification of a phase, for all to whom it applies. */
export type PhaseNotification = {
  kind: NotificationKind
  phaseIndex: number
  facts: Record<string, string | number>
  naturalKey: string
}

/** Blocks of users, from one to before another. */
export type BlockRange = { from: number; to: number }

/** Users of a block, a bit each. */
export type UsersOfBlock = { block: number; users: string }

/** Lists users of an event to whom a notice may apply. */
export type Audience = (db: Queryable, blocks: BlockRange) => Promise<UsersOfBlock[]>

/** Gathers selected `user_id`s of blocks, a row a block. */
const gather = async (
  db: Queryable,
  { from, to }: BlockRange,
  selected: RawBuilder<unknown>,
): Promise<UsersOfBlock[]> => {
  const { rows } = await sql<UsersOfBlock>`
    select u.user_id / ${sql.lit(blockSize)} as block,
      bit_or(set_bit(repeat('0', 1000)::bit(1000), (u.user_id % ${sql.lit(blockSize)})::int, 1)) as users
    from (${selected}) u where u.user_id >= ${from * blockSize} and u.user_id < ${to * blockSize}
    group by 1 order by 1`.execute(db)
  return rows
}

/** Users who have won one of these sets of phases, and no others. */
export const ofOutcomes =
  (eventId: number, outcomes: readonly (readonly number[])[]): Audience =>
  (db, { from, to }) =>
    gather(
      db,
      { from, to },
      sql`
    select p.block * ${sql.lit(placesPerBlock)} + u.place - 1 as user_id
    from event e join standing_place p on p.event_id = e.id and p.generation = e.generation
    join standing_outcome o on o.event_id = e.id and o.generation = e.generation
      and to_jsonb(o.won) in (select jsonb_array_elements(${JSON.stringify(outcomes)}::jsonb))
    cross join lateral unnest(p.outcomes) with ordinality u(outcome, place)
    where e.id = ${eventId} and u.outcome = o.outcome
      and p.block >= ${Math.floor((from * blockSize) / placesPerBlock)} and p.block <= ${Math.floor((to * blockSize) / placesPerBlock)}`,
    )

/** Users with cards in a phase, for before there is a ranking. */
export const withCards =
  (eventId: number, phaseIndex: number): Audience =>
  (db, blocks) =>
    gather(db, blocks, sql`${decksOf(eventId, phaseIndex)} and cards <> '[]'`)

/** Users whose deck of one of the phases holds any of these players. */
export const withPlayers =
  (eventId: number, phaseIndexes: readonly number[], players: readonly number[]): Audience =>
  (db, blocks) =>
    gather(
      db,
      blocks,
      sql`select user_id from deck where event_id = ${eventId} and phase_index = any(${phaseIndexes}::int[])
        and ${holdingAny(players)}`,
    )

/** Lists users with a full deck in a phase. */
export const listFinished = (
  db: Queryable,
  { eventId, phaseIndex }: { eventId: number; phaseIndex: number },
  blocks: BlockRange,
): Promise<UsersOfBlock[]> =>
  gather(db, blocks, sql`${decksOf(eventId, phaseIndex)} and jsonb_array_length(cards) = ${deckSize}`)

const decksOf = (eventId: number, phaseIndex: number) =>
  sql`select user_id from deck where event_id = ${eventId} and phase_index = ${phaseIndex}`

/** Lists whom a notification has reached. */
export const listReached = async (
  db: Queryable,
  { naturalKey }: PhaseNotification,
  { from, to }: BlockRange,
): Promise<UsersOfBlock[]> => {
  const { rows } = await sql<UsersOfBlock>`
    select b.block, bit_or(b.users) as users from event_notice n join event_notice_block b on b.notice_id = n.id
    where n.natural_key = ${naturalKey} and b.block >= ${from} and b.block < ${to} group by 1`.execute(db)
  return rows
}

/** The number of blocks that users are in. */
export const countUserBlocks = async (db: Queryable): Promise<number> => {
  const { rows } = await sql<{
    blocks: number
  }>`select coalesce(max(id), 0) / ${sql.lit(blockSize)} + 1 as blocks from account`.execute(db)
  return rows[0]?.blocks ?? 0
}

export const insertNotice = async (
  db: Queryable,
  eventId: number,
  { kind, facts, naturalKey }: PhaseNotification,
): Promise<number> => {
  const { id } = await db
    .insertInto('event_notice')
    .values({ event_id: eventId, kind, facts: JSON.stringify(facts), natural_key: naturalKey })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const insertNoticeBlocks = (db: Queryable, noticeId: number, recipients: readonly UsersOfBlock[]) =>
  sql`insert into event_notice_block (block, notice_id, users)
    select block, ${noticeId}::bigint, users::bit(1000)
    from unnest(${recipients.map(each => each.block)}::int[], ${recipients.map(each => each.users)}::text[]) t(block, users)`.execute(
    db,
  )

/**
 * Makes transactions that notify an event's users run one after another, so that no user is notified twice. Locks the event's row
 * first, as edits do.
 */
export const lockNotices = async (db: Queryable, eventId: number): Promise<void> => {
  await takeTurn(db, 'edits')
  await db.selectFrom('event').where('id', '=', eventId).select('id').forKeyShare().execute()
  await sql`select pg_advisory_xact_lock(hashtext('event_notice'), ${eventId}::int)`.execute(db)
}

/** Counts the users who get any of these notices. */
export const countNotified = async (db: Queryable, noticeIds: readonly number[]): Promise<number> => {
  const { rows } = await sql<{ users: number }>`select coalesce(sum(bit_count(users)), 0) as users from (
    select bit_or(users) as users from event_notice_block where notice_id = any(${noticeIds}::bigint[]) group by block) t`.execute(
    db,
  )
  return rows[0]?.users ?? 0
}

/** Lists public events with a phase that is open and locks within so many seconds. */
export const listLockingEvents = async (db: Queryable, seconds: number): Promise<number[]> => {
  const { rows } = await sql<{
    id: number
  }>`select distinct e.id from event e join phase p on p.event_id = e.id
    where e.public and not e.completed and p.open <= clock_timestamp() and p.lock > clock_timestamp()
      and p.lock <= clock_timestamp() + make_interval(secs => ${seconds})`.execute(db)
  return rows.map(row => row.id)
}

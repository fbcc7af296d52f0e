import { deckSize, type NotificationKind, type PhaseState } from '@game/domain'
import { type RawBuilder, sql } from 'kysely'
import { blockSize, placesPerBlock } from '../../ground/db/blocks.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { holdingAny } from '../../ground/db/sql-expressions.ts'
import { takeTurn } from '../../ground/distribution/turn-queries.ts'
import { isPlayed } from '../../ground/event-visibility/visibility-queries.ts'
import type { PhaseKey } from '../score/freeze/freeze-queries.ts'

/** What notifications of an event's phases speak of. */
export type EventNames = {
  event: string
  /** Whether it is published or private. */
  played: boolean
  revision: number
  phases: { index: number; name: string; namePl: string | null }[]
}

export const findEventNames = async (db: Queryable, eventId: number): Promise<EventNames | undefined> => {
  const { rows } =
    await sql<EventNames>`select e.name as event, ${isPlayed()} as played, e.revision, coalesce((
      select jsonb_agg(jsonb_build_object('index', p.index, 'name', p.name, 'namePl', p.name_pl)) from phase p where p.event_id = e.id),
      '[]') as phases
    from event e where e.id = ${eventId}`.execute(db)
  return rows[0]
}

/** A published ranking of an event. */
export type RankingKey = { eventId: number; generation: number }

/** Lists the different sets of phases that users of a ranking have won. */
export const listOutcomes = async (
  db: Queryable,
  { eventId, generation }: RankingKey,
): Promise<number[][]> => {
  const { rows } = await sql<{ won: number[] }>`select won from standing_outcome
    where event_id = ${eventId} and generation = ${generation} order by outcome`.execute(db)
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

/** Recipients of a notice; `scores` and `scoresBefore` are their scores in hundredths by place, as the text of a list. */
export type Recipients = UsersOfBlock & { scores?: string; scoresBefore?: string }

/** Lists users of an event to whom a notice may apply. */
export type Audience = (db: Queryable, blocks: BlockRange) => Promise<UsersOfBlock[]>

/** Gathers selected `user_id`s of blocks, one row per block. */
export const gather = async (
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
  ({ eventId, generation }: RankingKey, outcomes: readonly (readonly number[])[]): Audience =>
  (db, { from, to }) =>
    gather(
      db,
      { from, to },
      sql`
    select p.block * ${sql.lit(placesPerBlock)} + u.place - 1 as user_id
    from standing_place p
    join standing_outcome o on o.event_id = p.event_id and o.generation = p.generation
      and to_jsonb(o.won) in (select jsonb_array_elements(${JSON.stringify(outcomes)}::jsonb))
    cross join lateral unnest(p.outcomes) with ordinality u(outcome, place)
    where p.event_id = ${eventId} and p.generation = ${generation} and u.outcome = o.outcome
      and p.block >= ${Math.floor((from * blockSize) / placesPerBlock)} and p.block <= ${Math.floor((to * blockSize) / placesPerBlock)}`,
    )

/** Users with cards in a phase, for before there is a ranking. */
export const withCards =
  (eventId: number, phaseIndex: number): Audience =>
  (db, blocks) =>
    gather(db, blocks, sql`${decksOf(eventId, phaseIndex)} and cards <> '[]'`)

/** Users with cards in any phase of any of these events: all who play them. */
export const withAnyCards =
  (eventIds: readonly number[]): Audience =>
  (db, blocks) =>
    gather(
      db,
      blocks,
      sql`select user_id from deck where event_id = any(${eventIds}::int[]) and cards <> '[]'`,
    )

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

/** Lists who takes no part in a private event any more, whatever decks they have in it (rulebook 30.4). */
export const listOutside = (db: Queryable, eventId: number, blocks: BlockRange): Promise<UsersOfBlock[]> =>
  gather(db, blocks, sql`select user_id from event_participant where event_id = ${eventId} and state <> 'in'`)

/** Lists users with a full deck in a phase. */
export const listFinished = (
  db: Queryable,
  { eventId, phaseIndex }: { eventId: number; phaseIndex: number },
  blocks: BlockRange,
): Promise<UsersOfBlock[]> =>
  gather(db, blocks, sql`${decksOf(eventId, phaseIndex)} and jsonb_array_length(cards) = ${deckSize}`)

/** Lists users whose deck in a phase is full, with a keyplay on each card. */
export const listPlayable = (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
  blocks: BlockRange,
): Promise<UsersOfBlock[]> =>
  gather(
    db,
    blocks,
    sql`${decksOf(eventId, phaseIndex)} and jsonb_array_length(cards) = ${deckSize}
      and not exists (select from jsonb_array_elements(cards) card where card -> 'keyplays' = '[]')`,
  )

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

export const insertNoticeBlocks = (db: Queryable, noticeId: number, recipients: readonly Recipients[]) =>
  sql`insert into event_notice_block (block, notice_id, users, scores, scores_before)
    select block, ${noticeId}::bigint, users::bit(1000), scores::bigint[], before::bigint[]
    from unnest(${recipients.map(each => each.block)}::int[], ${recipients.map(each => each.users)}::text[],
      ${recipients.map(each => each.scores ?? null)}::text[],
      ${recipients.map(each => each.scoresBefore ?? null)}::text[]) t(block, users, scores, before)`.execute(
    db,
  )

/** Takes users out of the other notices of these kinds about the same phase and, if they name one, player: they get another one now. */
export const replaceNotices = (
  db: Queryable,
  { noticeId, kinds }: { noticeId: number; kinds: readonly NotificationKind[] },
  recipients: readonly UsersOfBlock[],
) =>
  sql`update event_notice_block b set users = b.users & ~r.users::bit(1000)
    from event_notice n join event_notice o on o.event_id = n.event_id and o.id <> n.id
      and o.kind = any(${kinds}::text[]) and o.facts -> 'phaseIndex' = n.facts -> 'phaseIndex'
      and o.facts -> 'playerId' is not distinct from n.facts -> 'playerId',
      unnest(${recipients.map(each => each.block)}::int[], ${recipients.map(each => each.users)}::text[]) r(block, users)
    where n.id = ${noticeId} and b.notice_id = o.id and b.block = r.block`.execute(db)

/** The kinds of notifications of the result of a phase; a user has one of a phase at most. */
export const resultKinds = ['phase_result', 'result_corrected'] as const

/** Lists the results of phases that any user was notified of. */
export const listAnnouncedResults = async (
  db: Queryable,
  eventId: number,
): Promise<{ phaseIndex: number; result: PhaseState }[]> => {
  const { rows } = await sql<{ phaseIndex: number; result: PhaseState }>`
    select distinct (facts -> 'phaseIndex')::int as "phaseIndex", facts ->> 'result' as result
    from event_notice where event_id = ${eventId} and kind = any(${resultKinds}::text[])`.execute(db)
  return rows
}

/** Users with the result and the scores in the notice that they were notified by last. */
export type AnnouncedResult = UsersOfBlock & {
  noticeId: number
  kind: NotificationKind
  result: PhaseState
  scores: (number | null)[] | null
}

/** Lists the results of a phase that users of blocks were notified of last. */
export const listAnnounced = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
  { from, to }: BlockRange,
): Promise<AnnouncedResult[]> => {
  const { rows } = await sql<AnnouncedResult>`
    select b.block, b.notice_id as "noticeId", n.kind, b.users, n.facts ->> 'result' as result, to_jsonb(b.scores) as scores
    from event_notice n join event_notice_block b on b.notice_id = n.id
    where n.event_id = ${eventId} and n.kind = any(${resultKinds}::text[])
      and (n.facts -> 'phaseIndex')::int = ${phaseIndex} and b.block >= ${from} and b.block < ${to}`.execute(
    db,
  )
  return rows
}

/** The new scores of a block of a notice, as the text of a list. */
export type NoticeScores = { block: number; noticeId: number; scores: string }

/** Replaces the scores that users were notified of, a statement a block: Citus takes no cast in what an update of a list sets. */
export async function saveNoticeScores(db: Queryable, changed: readonly NoticeScores[]): Promise<void> {
  for (const { block, noticeId, scores } of changed)
    await sql`update event_notice_block set scores = ${scores}::bigint[]
      where block = ${block} and notice_id = ${noticeId}`.execute(db)
}

/** Whether a ranking of an event is the published one, and includes every upload. */
export const isCurrentRanking = async (
  db: Queryable,
  { eventId, generation }: RankingKey,
): Promise<boolean> => {
  const { rows } = await sql`select from event e where e.id = ${eventId} and e.generation = ${generation}
    and not exists (select from score_upload u where u.event_id = e.id
      and (e.ranked_at is null or u.uploaded_at > e.ranked_at))`.execute(db)
  return rows.length > 0
}

/** Notes that users have been notified of everything up to this ranking, unless the event has been edited since this revision. */
export const saveNotified = (db: Queryable, { eventId, generation }: RankingKey, revision: number) =>
  sql`insert into event_told as t (event_id, generation)
    select id, ${generation}::int from event where id = ${eventId} and revision = ${revision}
    on conflict (event_id) do update set generation = greatest(t.generation, excluded.generation)`.execute(db)

/** Has users notified again of what the ranking means, as an edit of dates can decide a phase. */
export const forgetNotified = (db: Queryable, eventId: number) =>
  db.updateTable('event_told').set({ generation: 0 }).where('event_id', '=', eventId).execute()

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
    where ${isPlayed()} and not e.completed and p.open <= clock_timestamp() and p.lock > clock_timestamp()
      and p.lock <= clock_timestamp() + make_interval(secs => ${seconds})`.execute(db)
  return rows.map(row => row.id)
}

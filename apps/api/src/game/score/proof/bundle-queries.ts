import type {
  BundleFigures,
  BundleGrant,
  BundlePhase,
  BundleSizes,
  BundleStanding,
  Deck,
  ProvenDeck,
} from '@game/domain'
import { sql } from 'kysely'
import { blockSize, placesPerBlock, usersPerPage } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { goalOf, iso } from '../../../ground/db/sql-expressions.ts'
import type { PhaseKey } from '../freeze/freeze-queries.ts'

export const findDeck = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
  userId: number,
): Promise<ProvenDeck | undefined> =>
  db
    .selectFrom('deck')
    .where('user_id', '=', userId)
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .select(['user_id as userId', 'cards', 'saved_at as savedAt'])
    .executeTakeFirst()

/** What a bundle says about the event itself. */
export const findBundleEvent = async (db: Queryable, eventId: number) => {
  const { rows } = await sql<{
    secondChance: boolean
    completed: boolean
    now: string
    ranked: boolean
    generation: number
    phases: Omit<BundlePhase, 'files'>[]
  }>`
    select e.second_chance as "secondChance", e.completed, clock_timestamp() as now, e.generation,
      e.ranked_link = coalesce((select max(number) from proof_link l where l.event_id = e.id), 0) as ranked,
      coalesce((
        select jsonb_agg(jsonb_build_object('index', p.index, 'open', ${iso(sql.ref('p.open'))},
          'lock', ${iso(sql.ref('p.lock'))}, 'goal', ${goalOf('p')}, 'facts', f.facts) order by p.index)
        from phase p join locked_phase f on f.event_id = p.event_id and f.phase_index = p.index
        where p.event_id = e.id and p.frozen_at is not null), '[]') as phases
    from event e where e.id = ${eventId}`.execute(db)
  return rows[0]
}

/** Lists the figures of a ranking in points, by phase. */
export const listFigures = async (
  db: Queryable,
  eventId: number,
  generation: number,
): Promise<BundleFigures[]> =>
  db
    .selectFrom('phase_figures')
    .where('event_id', '=', eventId)
    .where('generation', '=', generation)
    .select(['phase_index as phase', 'decks', 'average', 'best', 'top_tenth as topTenth'])
    .orderBy('phase_index')
    .execute()

/**
 * Counts what the parts of a bundle must have, each where the parts are not read from: links by the last one that the ranking
 * includes, decks by the frozen ones, rows by the list in the order of the ranking (rulebook 9.34).
 */
export const findSizes = async (
  db: Queryable,
  eventId: number,
  phases: readonly number[],
): Promise<Omit<BundleSizes, 'blocks'>> => {
  const { rows } = await sql<Omit<BundleSizes, 'blocks'>>`
    select greatest(e.ranked_link, (select count(*) from proof_link l where l.event_id = e.id))::int as links,
      (select coalesce(sum(bit_count(users)), 0)::int from frozen_block f
        where f.event_id = e.id and f.phase_index = any(${phases}::int[])) as decks,
      (select coalesce(sum(cardinality(users)), 0)::int from standing_page s
        where s.event_id = e.id and s.generation = e.generation) as rows,
      (select count(*)::int from reward_grant g where g.event_id = e.id) as grants
    from event e where e.id = ${eventId}`.execute(db)
  return rows[0] ?? { links: 0, decks: 0, rows: 0, grants: 0 }
}

/**
 * Lists the blocks of users of whom anything is published in an event: decks of these phases, hashes, rows of the ranking or
 * rewards.
 */
export const listBundleBlocks = async (
  db: Queryable,
  { eventId, generation, phases }: { eventId: number; generation: number; phases: readonly number[] },
): Promise<number[]> => {
  const { rows: ofDecks } = await sql<{ block: number }>`
    select distinct user_id / ${sql.lit(blockSize)} as block from deck
    where event_id = ${eventId} and phase_index = any(${phases}::int[]) and cards <> '[]'`.execute(db)
  const { rows: ofOthers } = await sql<{ block: number }>`
    select block from proof_block where event_id = ${eventId} and phase_index = any(${phases}::int[])
    union select block from frozen_block where event_id = ${eventId} and phase_index = any(${phases}::int[])
    union select (block * ${sql.lit(placesPerBlock)} + u.place - 1) / ${sql.lit(blockSize)} from standing_place
      cross join lateral unnest(positions) with ordinality u(position, place)
      where event_id = ${eventId} and generation = ${generation} and u.position is not null
    union select user_id / ${sql.lit(blockSize)} from reward_grant where event_id = ${eventId}`.execute(db)
  return [...new Set([...ofDecks, ...ofOthers].map(row => Number(row.block)))].sort((a, b) => a - b)
}

/** Identifies the state of the event, so that a reader can see whether all parts belong to the same one. */
export const findBundleState = async (db: Queryable, eventId: number) => {
  const { rows } = await sql<{ generation: number; head: string | null; phases: number[] }>`
    select e.generation,
      (select hash from proof_link l where l.event_id = e.id order by number desc limit 1) as head,
      array(select index from phase p where p.event_id = e.id and p.frozen_at is not null order by 1) as phases
    from event e where e.id = ${eventId}`.execute(db)
  return rows[0]
}

/** Lists the hashed blocks of all phases with one number. */
export const listLeavesOf = (db: Queryable, eventId: number, block: number) =>
  db
    .selectFrom('proof_block')
    .where('event_id', '=', eventId)
    .where('block', '=', block)
    .select(['phase_index as phase', 'root', 'leaves'])
    .execute()

/** Lists the users of a block whom a correction let in without a deck, by phase (rulebook 3.21). */
export const listLetIn = async (db: Queryable, eventId: number, block: number) => {
  const { rows } = await sql<{ phase: number; users: number[] }>`
    select phase_index as phase, array_agg(${sql.lit(block * blockSize)} + place order by place) as users
    from frozen_block, generate_series(0, ${sql.lit(blockSize - 1)}) place
    where event_id = ${eventId} and block = ${block} and get_bit(let_in, place) = 1 group by 1`.execute(db)
  return rows
}

/** Lists the decks with cards of a block, of some phases. */
export const listDecks = async (
  db: Queryable,
  { eventId, phases, block }: { eventId: number; phases: readonly number[]; block: number },
) => {
  const rows: { phase: number; userId: number; cards: Deck; savedAt: string }[] = await db
    .selectFrom('deck')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', sql<number>`any(${phases}::int[])`)
    .where('user_id', '>=', block * blockSize)
    .where('user_id', '<', (block + 1) * blockSize)
    .where(sql<boolean>`cards <> '[]'`)
    .select(['phase_index as phase', 'user_id as userId', 'cards', 'saved_at as savedAt'])
    .orderBy('phase_index')
    .orderBy('user_id')
    .execute()
  return rows
}

/** Lists the rows of the users of a block, each with the user whom the list of the ranking has at its position. */
export const listBlockStandings = async (
  db: Queryable,
  { eventId, generation, block }: { eventId: number; generation: number; block: number },
): Promise<BundleStanding[]> => {
  const [from, to] = [block * blockSize, (block + 1) * blockSize]
  const userId = sql`p.block * ${sql.lit(placesPerBlock)} + u.place - 1`
  const { rows } = await sql<BundleStanding>`
    select (${userId})::int as "userId", coalesce(u.position, 0) as position, s.users[(u.position - 1) % ${sql.lit(usersPerPage)} + 1] as listed,
      coalesce(u.rank, 0) as rank, u.previous as "previousRank", coalesce(u.score, 0) / 100.0 as score, o.won
    from standing_place p
    cross join lateral unnest(p.positions, p.ranks, p.previous_ranks, p.scores, p.outcomes)
      with ordinality u(position, rank, previous, score, outcome, place)
    left join standing_page s on s.event_id = p.event_id and s.generation = p.generation
      and s.page = (u.position - 1) / ${sql.lit(usersPerPage)}
    left join standing_outcome o on o.event_id = p.event_id and o.generation = p.generation and o.outcome = u.outcome
    where p.event_id = ${eventId} and p.generation = ${generation} and coalesce(u.position, u.rank) is not null
      and p.block between ${Math.floor(from / placesPerBlock)} and ${Math.floor(to / placesPerBlock)}
      and ${userId} >= ${from} and ${userId} < ${to}
    order by 1`.execute(db)
  return rows
}

/** Lists the rewards granted to the users of a block. */
export const listBlockGrants = (db: Queryable, eventId: number, block: number): Promise<BundleGrant[]> =>
  db
    .selectFrom('reward_grant')
    .where('event_id', '=', eventId)
    .where('user_id', '>=', block * blockSize)
    .where('user_id', '<', (block + 1) * blockSize)
    .select(['user_id as userId', 'event_reward_id as eventRewardId', 'rank', 'amount'])
    .orderBy('user_id')
    .orderBy('event_reward_id')
    .execute()

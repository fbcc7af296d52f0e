import type { BundlePhase, BundleStanding, Deck, ProvenDeck } from '@game/domain'
import { sql } from 'kysely'
import { blockSize, placesPerBlock } from '../../db/blocks.ts'
import type { Queryable } from '../../db/db.ts'
import { goalOf, iso } from '../../db/sql-expressions.ts'
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
    phases: Omit<BundlePhase, 'files'>[]
  }>`
    select e.second_chance as "secondChance", e.completed, clock_timestamp() as now,
      e.ranked_link = coalesce((select max(number) from proof_link l where l.event_id = e.id), 0) as ranked,
      coalesce((
        select jsonb_agg(jsonb_build_object('index', p.index, 'open', ${iso(sql.ref('p.open'))},
          'lock', ${iso(sql.ref('p.lock'))}, 'goal', ${goalOf('p')}, 'facts', f.facts) order by p.index)
        from phase p join locked_phase f on f.event_id = p.event_id and f.phase_index = p.index
        where p.event_id = e.id and p.frozen_at is not null), '[]') as phases
    from event e where e.id = ${eventId}`.execute(db)
  return rows[0]
}

/** Lists the blocks with frozen decks of an event. */
export const listFrozenBlocks = async (db: Queryable, eventId: number): Promise<number[]> => {
  const { rows } = await sql<{ block: number }>`
    select distinct block from frozen_block where event_id = ${eventId} order by block`.execute(db)
  return rows.map(row => row.block)
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

/** Lists the ranks and scores of the users of a block. */
export const listBlockStandings = async (
  db: Queryable,
  { eventId, generation, block }: { eventId: number; generation: number; block: number },
): Promise<BundleStanding[]> => {
  const [from, to] = [block * blockSize, (block + 1) * blockSize]
  const userId = sql`p.block * ${sql.lit(placesPerBlock)} + u.place - 1`
  const { rows } = await sql<BundleStanding>`
    select (${userId})::int as "userId", u.rank, u.score / 100.0 as score
    from standing_place p
    cross join lateral unnest(p.ranks, p.scores) with ordinality u(rank, score, place)
    where p.event_id = ${eventId} and p.generation = ${generation} and u.rank is not null
      and p.block between ${Math.floor(from / placesPerBlock)} and ${Math.floor(to / placesPerBlock)}
      and ${userId} >= ${from} and ${userId} < ${to}
    order by 1`.execute(db)
  return rows
}

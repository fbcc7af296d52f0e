import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Summary } from '../compute/event-ranker.ts'
import type { PageRows, PlaceRows } from '../compute/ranking-rows.ts'

/**
 * Where the previous ranks come from: the old generation's ranks, its own previous ranks, or nowhere (rulebook 9.7).
 */
export type PreviousRanks = 'shifted' | 'kept' | 'none'
export type Generation = { eventId: number; old: number; next: number; previousRanks: PreviousRanks }

/** A generation of a ranking. */
export type GenerationKey = { eventId: number; generation: number }

/**
 * Returns the ids of these users, 32 bits each, in the order of their names regardless of case (rulebook 9.3); other users may
 * be among them. `users` is in the order of ids.
 */
export const readNameOrder = async (db: Queryable, users: Int32Array): Promise<Uint8Array> => {
  const [first, last] = [users.at(0) ?? 0, users.at(-1) ?? 0]
  // A long list of ids costs more than reading the names of some users who do not take part.
  const mayTakePart =
    users.length > (last - first) / 4
      ? sql`id between ${first}::int and ${last}::int`
      : sql`id = any(${`{${users.join()}}`}::text::int[])`
  const { rows } = await sql<{ ids: Uint8Array | null }>`
    select string_agg(int4send(id), ''::bytea order by lower(username) collate "C", id) as ids
    from account where ${mayTakePart}`.execute(db)
  return rows[0]?.ids ?? new Uint8Array()
}

/** Lists the previous ranks of the blocks after one, as array literals of the database. */
export const listPreviousRanks = async (
  db: Queryable,
  { eventId, old, previousRanks }: Generation,
  after: number,
  limit: number,
): Promise<{ block: number; ranks: string }[]> => {
  const column = previousRanks === 'shifted' ? sql.ref('ranks') : sql.ref('previous_ranks')
  const { rows } = await sql<{ block: number; ranks: string }>`
    select block, ${column}::text as ranks from standing_place
    where event_id = ${eventId} and generation = ${old} and block > ${after} order by block limit ${limit}`.execute(
    db,
  )
  return rows
}

export const insertPages = (
  db: Queryable,
  { eventId, generation }: GenerationKey,
  { pages, users }: PageRows,
) =>
  sql`insert into standing_page (event_id, generation, page, users)
    select ${eventId}::int, ${generation}::int, page, users::int[]
    from unnest(${pages}::int[], ${users}::text[]) row(page, users)`.execute(db)

export const insertPlaces = (
  db: Queryable,
  { eventId, generation }: GenerationKey,
  { blocks, positions, ranks, previousRanks, scores, outcomes }: PlaceRows,
) =>
  sql`insert into standing_place
      (event_id, generation, block, positions, ranks, previous_ranks, scores, outcomes)
    select ${eventId}::int, ${generation}::int, block, positions::int[], ranks::int[], previous::int[],
      scores::bigint[], outcomes::int[]
    from unnest(${blocks}::int[], ${positions}::text[], ${ranks}::text[], ${previousRanks}::text[],
      ${scores}::text[], ${outcomes}::text[]) row(block, positions, ranks, previous, scores, outcomes)`.execute(
    db,
  )

/** Inserts the summary of a generation: the figures of its phases, and how many users won which phases. */
export const insertSummary = async (
  db: Queryable,
  { eventId, generation }: GenerationKey,
  { figures, outcomes }: Summary,
): Promise<void> => {
  await sql`insert into phase_figures (event_id, generation, phase_index, decks, average, best, top_tenth, top_scores)
    select ${eventId}::int, ${generation}::int, "phaseIndex", decks, average / 100.0, best / 100.0,
      "topTenth" / 100.0, array(select value / 100.0 from unnest("topScores") with ordinality t(value, place) order by place)
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb)
      as f("phaseIndex" int, decks int, average bigint, best bigint, "topTenth" bigint, "topScores" bigint[])`.execute(
    db,
  )
  await sql`insert into standing_outcome (event_id, generation, outcome, won, users)
    select ${eventId}::int, ${generation}::int, outcome, won, users
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o(outcome int, won int[], users int)`.execute(
    db,
  )
}

/** The tables with the rows of a generation. */
export const generationTables = [
  'standing_place',
  'standing_page',
  'standing_outcome',
  'phase_figures',
] as const

/**
 * Publishes a generation; the previous one stays for reads in progress, a projected one (below 0) while its map runs, and the places of the
 * last one of each phase for ranks by phase (rulebook 9.37).
 */
export const publishGeneration = async (
  db: Queryable,
  { eventId, generation }: GenerationKey,
  rankedAt: string,
) => {
  await db.updateTable('event').set({ generation, ranked_at: rankedAt }).where('id', '=', eventId).execute()
  await sql`insert into phase_generation (event_id, phase_index, generation)
    select ${eventId}::int, max(index), ${generation}::int from phase
    where event_id = ${eventId} and frozen_at is not null having max(index) is not null
    on conflict (event_id, phase_index) do update set generation = excluded.generation`.execute(db)
  for (const table of generationTables)
    await db
      .deleteFrom(table)
      .where('event_id', '=', eventId)
      .where('generation', '>=', 0)
      .where('generation', '<', generation - 1)
      .$if(table === 'standing_place', places =>
        places.where(
          sql<boolean>`generation not in (select generation from phase_generation where event_id = ${eventId})`,
        ),
      )
      .execute()
}

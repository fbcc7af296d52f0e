import { sql } from 'kysely'
import { placesPerBlock } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'

type PhaseKey = { eventId: number; phaseIndex: number }

/** Counts the decks with cards that users hold in a phase. */
export const countDecks = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
  users: readonly number[],
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from deck
    where event_id = ${eventId} and phase_index = ${phaseIndex} and user_id = any(${users}::int[])
      and cards <> '[]'`.execute(db)
  return rows[0]?.count ?? 0
}

/** Lists which of these users hold cards in a phase. */
export const listWithDeck = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
  users: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select user_id as id from deck
    where event_id = ${eventId} and phase_index = ${phaseIndex} and user_id = any(${users}::int[])
      and cards <> '[]'`.execute(db)
  return rows.map(({ id }) => id)
}

/** Lists which of these users have won one of these sets of phases, and no others, by a ranking. */
export const listWithOutcome = async (
  db: Queryable,
  { eventId, generation }: { eventId: number; generation: number },
  { members, outcomes }: { members: readonly number[]; outcomes: readonly (readonly number[])[] },
): Promise<number[]> => {
  const at = sql`u.id % ${sql.lit(placesPerBlock)} + 1`
  const { rows } = await sql<{ id: number }>`
    select u.id from unnest(${members}::int[]) u(id)
    join standing_place p on p.event_id = ${eventId} and p.generation = ${generation}
      and p.block = u.id / ${sql.lit(placesPerBlock)}
    join standing_outcome o on o.event_id = p.event_id and o.generation = p.generation and o.outcome = p.outcomes[${at}]
    where to_jsonb(o.won) in (select jsonb_array_elements(${JSON.stringify(outcomes)}::jsonb))
    order by u.id`.execute(db)
  return rows.map(({ id }) => id)
}

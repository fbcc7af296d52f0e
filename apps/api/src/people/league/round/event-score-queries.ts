import { sql } from 'kysely'
import { blockColumns } from '../../../game/score/freeze/block-queries.ts'
import type { FrozenBlock } from '../../../game/score/freeze/frozen-block.ts'
import { placesPerBlock } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'

/** Lists the frozen decks of these blocks of users, by block and phase. */
export const listBlocksAt = async (
  db: Queryable,
  eventId: number,
  blocks: readonly number[],
): Promise<FrozenBlock[]> => {
  const { rows } = await sql<FrozenBlock>`select ${blockColumns} from frozen_block
    where event_id = ${eventId} and block = any(${blocks}::int[]) order by block, phase_index`.execute(db)
  return rows
}

/** Lists the scores of users in the published ranking of an event, in hundredths, by rows of places. */
export const listPlaces = async (
  db: Queryable,
  eventId: number,
  blocks: readonly number[],
): Promise<{ block: number; scores: (number | null)[] }[]> => {
  const { rows } = await sql<{ block: number; scores: (number | null)[] }>`
    select s.block, s.scores from event e
    join standing_place s on s.event_id = e.id and s.generation = e.generation
    where e.id = ${eventId} and s.block = any(${blocks}::int[])`.execute(db)
  return rows
}

export const placeBlockOf = (userId: number): number => Math.floor(userId / placesPerBlock)

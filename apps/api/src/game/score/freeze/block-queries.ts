import { sql } from 'kysely'
import { blockOf, blockSize } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import type { PhaseKey } from './freeze-queries.ts'
import type { FrozenBlock } from './frozen-block.ts'
import type { UserDeck } from './prepared-decks.ts'

/** Selects the decks of a phase that hold cards, in the order of their users. */
const decksWithCards = (db: Queryable, { eventId, phaseIndex }: PhaseKey) =>
  db
    .selectFrom('deck')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .where(sql<boolean>`cards <> '[]'`)
    .orderBy('user_id')

/** Lists the decks of one block. */
export const listDecksOfBlock = (db: Queryable, key: PhaseKey, block: number): Promise<UserDeck[]> =>
  decksWithCards(db, key)
    .where('user_id', '>=', block * blockSize)
    .where('user_id', '<', (block + 1) * blockSize)
    .select(['user_id', 'cards', 'saved_at'])
    .execute()

/** Finds the first block from `from` on in which there are decks that hold cards. */
export const findBlockToFreeze = async (
  db: Queryable,
  key: PhaseKey,
  from: number,
): Promise<number | undefined> => {
  const first = await decksWithCards(db, key)
    .where('user_id', '>=', from * blockSize)
    .select('user_id')
    .limit(1)
    .executeTakeFirst()
  return first && blockOf(first.user_id)
}

/** Finds the block after the last one of the phase that is saved. */
export const findNextBlock = async (db: Queryable, { eventId, phaseIndex }: PhaseKey): Promise<number> => {
  const last = await db
    .selectFrom('frozen_block')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .select('block')
    .orderBy('block', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? last.block + 1 : 0
}

/** Saves blocks; existing ones are replaced. */
export const saveBlocks = async (
  db: Queryable,
  eventId: number,
  blocks: readonly FrozenBlock[],
): Promise<void> => {
  if (blocks.length === 0) return
  await db
    .insertInto('frozen_block')
    .values(
      blocks.map(block => ({
        event_id: eventId,
        phase_index: block.phaseIndex,
        block: block.block,
        cells: block.cells,
        weights: block.weights,
        mults: block.mults,
        weight_values: block.weightValues,
        mult_values: block.multValues,
        users: sql<string>`${block.users}::text::bit(1000)`,
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['event_id', 'block', 'phase_index']).doUpdateSet(eb => ({
        users: eb.ref('excluded.users'),
        cells: eb.ref('excluded.cells'),
        weights: eb.ref('excluded.weights'),
        mults: eb.ref('excluded.mults'),
        weight_values: eb.ref('excluded.weight_values'),
        mult_values: eb.ref('excluded.mult_values'),
      })),
    )
    .execute()
}

/** Lets users without a deck into a frozen phase (rulebook 3.21). */
export const letIntoBlock = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
  userIds: readonly number[],
): Promise<void> => {
  const none = sql`repeat('0', 1000)::bit(1000)`
  await sql`insert into frozen_block as b
      (event_id, phase_index, block, users, cells, weights, mults, weight_values, mult_values, let_in)
    select ${eventId}::int, ${phaseIndex}::int, id / ${sql.lit(blockSize)}, ${none}, '', '', '', '{}', '{}',
      bit_or(set_bit(${none}, id % ${sql.lit(blockSize)}, 1))
    from unnest(${userIds}::int[]) u(id) group by id / ${sql.lit(blockSize)}
    on conflict (event_id, block, phase_index) do update set let_in = b.let_in | excluded.let_in`.execute(db)
}

/** The columns of a block. */
export const blockColumns = sql`phase_index as "phaseIndex", block, users, cells, weights, mults,
  weight_values as "weightValues", mult_values as "multValues", let_in as "letIn"`

/** The last block and phase that a reader has read: blocks are read in the order of block and phase. */
export type BlockPlace = { block: number; phaseIndex: number }

/** Lists blocks of an event's phases after that place. */
export const listBlocks = async (
  db: Queryable,
  { eventId, phases }: { eventId: number; phases: readonly number[] },
  { block, phaseIndex }: BlockPlace,
  limit: number,
): Promise<FrozenBlock[]> => {
  const { rows } = await sql<FrozenBlock>`select ${blockColumns} from frozen_block
    where event_id = ${eventId} and (block, phase_index) > (${block}, ${phaseIndex})
      and phase_index = any(${phases}::int[])
    order by block, phase_index limit ${limit}`.execute(db)
  return rows
}

/** Lists the phases of one block. */
export const listBlocksOf = async (db: Queryable, eventId: number, block: number): Promise<FrozenBlock[]> => {
  const { rows } = await sql<FrozenBlock>`select ${blockColumns} from frozen_block
    where event_id = ${eventId} and block = ${block} order by phase_index`.execute(db)
  return rows
}

/** Lists the blocks of a phase from one to before another. */
export const listBlocksOfPhase = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
  { from, to }: { from: number; to: number },
): Promise<FrozenBlock[]> => {
  const { rows } = await sql<FrozenBlock>`select ${blockColumns} from frozen_block
    where event_id = ${eventId} and phase_index = ${phaseIndex} and block >= ${from} and block < ${to}`.execute(
    db,
  )
  return rows
}

/** Counts the blocks of an event that hold frozen decks. */
export const countBlocks = async (db: Queryable, eventId: number): Promise<number> => {
  const { rows } = await sql<{ blocks: number }>`
    select count(distinct block) as blocks from frozen_block where event_id = ${eventId}`.execute(db)
  return rows[0]?.blocks ?? 0
}

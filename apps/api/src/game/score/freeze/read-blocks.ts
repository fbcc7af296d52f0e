import { blockSize } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { findBlockToFreeze, listDecksOfBlock } from './block-queries.ts'
import type { PhaseKey } from './freeze-queries.ts'
import { listPreparedBlocks } from './prepared-deck-queries.ts'
import { type PreparedDecks, prepareDecks } from './prepared-decks.ts'

/** The decks of a block that hold cards. */
export type ReadBlock = { block: number; decks: PreparedDecks }

/** Reads `many` blocks, starting at the first one from `from` on that has decks with cards; empty if there is none. */
export async function readBlocks(
  db: Queryable,
  key: PhaseKey,
  from: number,
  many: number,
): Promise<ReadBlock[]> {
  const first = await findBlockToFreeze(db, key, from)
  return first === undefined ? [] : readRange(db, key, first, first + many)
}

/** Reads one block. */
export async function readBlock(
  db: Queryable,
  { block, ...key }: PhaseKey & { block: number },
): Promise<PreparedDecks> {
  const [read] = await readRange(db, key, block, block + 1)
  return read?.decks ?? prepareDecks([])
}

async function readRange(db: Queryable, key: PhaseKey, from: number, to: number): Promise<ReadBlock[]> {
  const blocks: ReadBlock[] = []
  const users = { from: from * blockSize, to: to * blockSize }
  for (const { block, decks } of await listPreparedBlocks(db, key, users))
    blocks.push({ block, decks: decks ?? prepareDecks(await listDecksOfBlock(db, key, block)) })
  return blocks
}

import type { Transaction } from 'kysely'
import { blockSize } from '../../db/blocks.ts'
import type { Queryable } from '../../db/db.ts'
import type { Schema } from '../../db/schema.ts'
import { type BlockPlace, listBlocks, listBlocksOf } from '../freeze/block-queries.ts'
import type { FrozenBlock } from '../freeze/frozen-block.ts'
import type { EventRanker } from '../ranker/event-ranker.ts'
import type { OpenRanker } from '../ranker/open-ranker.ts'
import type { CountingRule } from '../ranker/scored-users.ts'
import { carryWinners } from './carry-winners.ts'

/** The frozen decks of some blocks of users, phase by phase. */
type Batch = FrozenBlock[][]

/** Rows that a statement reads, of one phase each: some megabytes. */
const rowsAtOnce = 24

/**
 * Gives the ranker the frozen decks of an event, a batch after the other, and carries over what is to be. Tells of how many users
 * it is done; answers the phases into which cards were carried.
 */
export async function scoreBlocks(
  trx: Transaction<Schema>,
  ranker: OpenRanker,
  eventId: number,
  rules: readonly CountingRule[],
  tell: (users: number) => void,
): Promise<number[]> {
  const carried = new Set<number>()
  const read = openBatches(trx, { eventId, phases: rules.map(rule => rule.phaseIndex) })
  let done = 0
  let batch = await read()
  while (batch) {
    // The thread works while the next is read.
    const [scored, next] = await Promise.all([ranker.addBlocks(batch), read()])
    for (const phase of await carryInBatch(trx, ranker, eventId, { batch, ...scored })) carried.add(phase)
    done += batch.reduce((sum, phases) => sum + countUsers(phases), 0)
    tell(done)
    batch = next
  }
  return [...carried]
}

/** A batch of which the ranker has been given so many blocks, the last of which has winners without a deck. */
type PartlyScored = { batch: Batch } & ReturnType<EventRanker['addBlocks']>

/** Carries over the winners of a batch and gives the ranker the rest of it; answers the phases into which cards were carried. */
async function carryInBatch(
  trx: Transaction<Schema>,
  ranker: OpenRanker,
  eventId: number,
  { batch, added, idle }: PartlyScored,
): Promise<number[]> {
  const block = batch[added - 1]?.[0]?.block ?? 0
  const phaseIndex = await carryWinners(trx, eventId, idle)
  if (phaseIndex !== undefined) {
    const again = await ranker.addBlock(block, await listBlocksOf(trx, eventId, block))
    return [phaseIndex, ...(await carryInBatch(trx, ranker, eventId, { batch, added, idle: again }))]
  }
  const rest = batch.slice(added)
  if (rest.length === 0) return []
  return carryInBatch(trx, ranker, eventId, { batch: rest, ...(await ranker.addBlocks(rest)) })
}

/** Counts the users of a block who hold a deck in any of its phases. */
function countUsers(phases: readonly FrozenBlock[]): number {
  let count = 0
  for (let place = 0; place < blockSize; place++)
    if (phases.some(({ users }) => users[place] === '1')) count++
  return count
}

type Source = { eventId: number; phases: readonly number[] }

/** Gives the ranker the frozen decks of an event as they are: nobody is carried over. */
export async function addBlocks(db: Queryable, ranker: OpenRanker, source: Source): Promise<void> {
  const read = openBatches(db, source)
  let batch = await read()
  while (batch) [, batch] = await Promise.all([addAll(ranker, batch), read()])
}

async function addAll(ranker: OpenRanker, batch: Batch): Promise<void> {
  for (let rest = batch; rest.length > 0; ) rest = rest.slice((await ranker.addBlocks(rest)).added)
}

/** Opens the frozen blocks of an event; each call reads the next ones, all phases of a block together, undefined at the end. */
function openBatches(db: Queryable, source: Source): () => Promise<Batch | undefined> {
  let after: BlockPlace = { block: -1, phaseIndex: 0 }
  let begun: FrozenBlock[] = []
  let ended = false
  return async () => {
    if (ended) return undefined
    const rows = await listBlocks(db, source, after, rowsAtOnce)
    after = rows.at(-1) ?? after
    ended = rows.length < rowsAtOnce
    const batch = [...Map.groupBy([...begun, ...rows], row => row.block).values()]
    // More phases of the last block may follow.
    begun = ended ? [] : (batch.pop() ?? [])
    return batch
  }
}

import type { Transaction } from 'kysely'
import { blockSize } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import type { EventRanker } from '../compute/event-ranker.ts'
import type { OpenRanker } from '../compute/open-ranker.ts'
import type { CountingRule } from '../compute/scored-users.ts'
import { type BlockPlace, listBlocks, listBlocksOf } from '../freeze/block-queries.ts'
import type { FrozenBlock } from '../freeze/frozen-block.ts'
import { carryWinners } from './carry-winners.ts'

/** The frozen decks of some blocks of users, phase by phase. */
type Batch = FrozenBlock[][]

/** How many rows, of one phase each, a statement reads: some megabytes. */
const rowsAtOnce = 24

/**
 * Passes the frozen decks of an event to the ranker, batch by batch, and carries over winners' cards. Reports how many users are
 * done; returns the phases into which cards were carried.
 */
export async function scoreBlocks(
  trx: Transaction<Schema>,
  ranker: OpenRanker,
  eventId: number,
  rules: readonly CountingRule[],
  report: (users: number) => void,
): Promise<number[]> {
  const carried = new Set<number>()
  const read = openBatches(trx, { eventId, phases: rules.map(rule => rule.phaseIndex) })
  let done = 0
  let batch = await read()
  while (batch) {
    // The thread works while the next batch is read.
    const [scored, next] = await Promise.all([ranker.addBlocks(batch), read()])
    for (const phase of await carryInBatch(trx, ranker, eventId, { batch, ...scored })) carried.add(phase)
    done += batch.reduce((sum, phases) => sum + countUsers(phases), 0)
    report(done)
    batch = next
  }
  return [...carried]
}

/** A batch of which the ranker has `added` so many blocks; the last of them has the `idle` winners without a deck. */
type PartlyScored = { batch: Batch } & ReturnType<EventRanker['addBlocks']>

/** Carries over the winners of a batch and passes the rest of it to the ranker; returns the phases into which cards were carried. */
async function carryInBatch(
  trx: Transaction<Schema>,
  ranker: OpenRanker,
  eventId: number,
  { batch, added, idle }: PartlyScored,
): Promise<number[]> {
  const block = batch[added - 1]?.[0]?.block ?? 0
  const phaseIndex = await carryWinners(trx, eventId, idle)
  if (phaseIndex !== undefined) {
    const stillIdle = await ranker.addBlock(block, await listBlocksOf(trx, eventId, block))
    return [phaseIndex, ...(await carryInBatch(trx, ranker, eventId, { batch, added, idle: stillIdle }))]
  }
  const rest = batch.slice(added)
  if (rest.length === 0) return []
  return carryInBatch(trx, ranker, eventId, { batch: rest, ...(await ranker.addBlocks(rest)) })
}

/** Counts the users of a block who have a deck in any of its phases. */
function countUsers(phases: readonly FrozenBlock[]): number {
  let count = 0
  for (let place = 0; place < blockSize; place++)
    if (phases.some(({ users }) => users[place] === '1')) count++
  return count
}

type Source = { eventId: number; phases: readonly number[] }

/** Passes the frozen decks of an event to the ranker without carrying over any cards. */
export async function addBlocks(db: Queryable, ranker: OpenRanker, source: Source): Promise<void> {
  const read = openBatches(db, source)
  let batch = await read()
  while (batch) [, batch] = await Promise.all([addAll(ranker, batch), read()])
}

async function addAll(ranker: OpenRanker, batch: Batch): Promise<void> {
  for (let rest = batch; rest.length > 0; ) rest = rest.slice((await ranker.addBlocks(rest)).added)
}

/** Returns a function that reads the next frozen blocks of an event, all phases of a block together; undefined at the end. */
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

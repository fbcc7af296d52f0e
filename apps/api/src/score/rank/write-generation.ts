import type { Transaction } from 'kysely'
import { blockSize } from '../../db/blocks.ts'
import type { Queryable } from '../../db/db.ts'
import type { Schema } from '../../db/schema.ts'
import { type BlockPlace, listBlocks, listBlocksOf } from '../freeze/block-queries.ts'
import type { FrozenBlock } from '../freeze/frozen-block.ts'
import { carryWinners } from './carry-winners.ts'
import {
  type Generation,
  insertPages,
  insertPlaces,
  insertSummary,
  listPreviousRanks,
  readNameOrder,
} from './generation-queries.ts'
import type { OpenRanker } from './open-ranker.ts'
import type { CountingRule } from './scored-users.ts'

/** Rows that a statement reads or writes: some megabytes. */
const [blocksAtOnce, pagesAtOnce, placesAtOnce, ranksAtOnce] = [24, 100, 200, 2000]

/** Tells of how many users the work at hand is done. */
type Tell = (users: number) => void

/**
 * Gives the ranker the frozen decks of an event, a block of users after the other, and carries over what is to be. Answers
 * the phases into which cards were carried.
 */
export async function scoreBlocks(
  trx: Transaction<Schema>,
  ranker: OpenRanker,
  eventId: number,
  rules: readonly CountingRule[],
  tell: Tell,
): Promise<number[]> {
  const carried = new Set<number>()
  let done = 0
  const source = { eventId, phases: rules.map(rule => rule.phaseIndex) }
  for await (const phases of wholeBlocks(trx, source)) {
    const block = phases[0]?.block ?? 0
    let idle = await ranker.addBlock(block, phases)
    for (;;) {
      const phaseIndex = await carryWinners(trx, eventId, idle)
      if (phaseIndex === undefined) break
      carried.add(phaseIndex)
      idle = await ranker.addBlock(block, await listBlocksOf(trx, eventId, block))
    }
    done += countUsers(phases)
    tell(done)
  }
  return [...carried]
}

/** Counts the users of a block who hold a deck in any of its phases. */
function countUsers(phases: readonly FrozenBlock[]): number {
  let count = 0
  for (let place = 0; place < blockSize; place++)
    if (phases.some(({ users }) => users[place] === '1')) count++
  return count
}

/** Gives the ranker the frozen decks of an event as they are: nobody is carried over. */
export async function addBlocks(db: Queryable, ranker: OpenRanker, source: Source): Promise<void> {
  for await (const phases of wholeBlocks(db, source)) await ranker.addBlock(phases[0]?.block ?? 0, phases)
}

type Source = { eventId: number; phases: readonly number[] }

/** Reads frozen blocks, all phases of a block together. */
async function* wholeBlocks(db: Queryable, source: Source): AsyncGenerator<FrozenBlock[]> {
  let after: BlockPlace = { block: -1, phaseIndex: 0 }
  let group: FrozenBlock[] = []
  for (;;) {
    const rows = await listBlocks(db, source, after, blocksAtOnce)
    for (const row of rows) {
      if (group[0] && group[0].block !== row.block) {
        yield group
        group = []
      }
      group.push(row)
    }
    after = rows.at(-1) ?? after
    if (rows.length < blocksAtOnce) break
  }
  if (group.length > 0) yield group
}

/** Ranks what the ranker has been given and writes it as a generation that nobody reads yet. */
export async function writeGeneration(
  trx: Transaction<Schema>,
  ranker: OpenRanker,
  generation: Generation,
  tell: Tell = () => undefined,
): Promise<void> {
  const key = { eventId: generation.eventId, generation: generation.next }
  const summary = await ranker.rank(await readNameOrder(trx, await ranker.users()))
  if (generation.previousRanks !== 'none') await givePreviousRanks(trx, ranker, generation)
  await insertSummary(trx, key, summary)
  let pages = await ranker.pages(0, pagesAtOnce)
  for (let from = 0; pages.pages.length > 0; pages = await ranker.pages(from, pagesAtOnce)) {
    await insertPages(trx, key, pages)
    from += pagesAtOnce
  }
  let places = await ranker.places(0, placesAtOnce)
  for (; places.blocks.length > 0; places = await ranker.places(places.next, placesAtOnce)) {
    await insertPlaces(trx, key, places)
    tell(places.next)
  }
}

async function givePreviousRanks(
  trx: Transaction<Schema>,
  ranker: OpenRanker,
  generation: Generation,
): Promise<void> {
  let after = -1
  for (;;) {
    const blocks = await listPreviousRanks(trx, generation, after, ranksAtOnce)
    await ranker.addPreviousRanks(blocks)
    after = blocks.at(-1)?.block ?? after
    if (blocks.length < ranksAtOnce) return
  }
}

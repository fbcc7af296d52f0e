import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import {
  type Generation,
  insertPages,
  insertPlaces,
  insertSummary,
  listPreviousRanks,
  readNameOrder,
} from './generation-queries.ts'
import type { OpenRanker } from './open-ranker.ts'

/** Rows that a statement reads or writes: some megabytes. */
const [pagesAtOnce, placesAtOnce, ranksAtOnce] = [100, 200, 2000]

/** Ranks what the ranker has been given and writes it as a generation that nobody reads yet. */
export async function writeGeneration(
  trx: Transaction<Schema>,
  ranker: OpenRanker,
  generation: Generation,
  tell: (users: number) => void = () => undefined,
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

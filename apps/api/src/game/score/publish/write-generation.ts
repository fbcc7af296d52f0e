import type { Transaction } from 'kysely'
import type { Schema } from '../../../ground/db/schema.ts'
import type { Summary } from '../compute/event-ranker.ts'
import type { OpenRanker } from '../compute/open-ranker.ts'
import {
  type Generation,
  insertPages,
  insertPlaces,
  insertSummary,
  listPreviousRanks,
  readNameOrder,
} from './generation-queries.ts'

/** How many rows a statement reads or writes: some megabytes. */
const [pagesAtOnce, placesAtOnce, ranksAtOnce] = [100, 200, 2000]

/** Ranks the users of the ranker and writes them as a generation that is not published yet; returns its summary. */
export async function writeGeneration(
  trx: Transaction<Schema>,
  ranker: OpenRanker,
  generation: Generation,
  report: (users: number) => void = () => undefined,
): Promise<Summary> {
  const key = { eventId: generation.eventId, generation: generation.next }
  const summary = await ranker.rank(await readNameOrder(trx, await ranker.users()))
  if (generation.previousRanks !== 'none') await givePreviousRanks(trx, ranker, generation)
  await insertSummary(trx, key, summary)
  await writeRows(
    from => ranker.pages(from, pagesAtOnce),
    pages => insertPages(trx, key, pages),
  )
  await writeRows(
    from => ranker.places(from, placesAtOnce),
    async places => {
      await insertPlaces(trx, key, places)
      report(places.next)
    },
  )
  return summary
}

/** Writes rows in parts; the ranker makes the next ones while the database writes. */
async function writeRows<Rows extends { next: number }>(
  make: (from: number) => Promise<Rows>,
  write: (rows: Rows) => Promise<unknown>,
): Promise<void> {
  let from = 0
  let rows = await make(from)
  while (rows.next > from) {
    from = rows.next
    ;[rows] = await Promise.all([make(from), write(rows)])
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

import { hashOf } from '@game/domain'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../ground/db/schema.ts'
import type { Summary } from '../compute/event-ranker.ts'
import type { RankingRoots } from '../compute/ranking-roots.ts'
import { appendLink } from './append-link.ts'
import { findBundleEvent } from './bundle-queries.ts'
import { listRewards } from './grant-queries.ts'
import { saveRankedLink } from './proof-queries.ts'

type Published = RankingRoots & Pick<Summary, 'figures'> & { leftOut: readonly number[] }

/**
 * Adds the link that records the ranking just published (rulebook 9.33), and saves its number as that of the last link which the
 * ranking includes. `links` is the number of links when the ranking started; it has added `carried` more.
 */
export async function linkRanking(
  trx: Transaction<Schema>,
  eventId: number,
  { figures, leftOut, ...roots }: Published,
  { links, carried }: { links: number; carried: number },
): Promise<void> {
  const event = await findBundleEvent(trx, eventId)
  if (!event) throw new Error(`Event ${eventId} does not exist`)
  const { generation, completed, secondChance, phases } = event
  const number = await appendLink(trx, eventId, {
    kind: 'ranking',
    generation,
    completed,
    secondChance,
    phases: phases.map(({ index, open, lock }) => ({ phase: index, open, lock })),
    ...roots,
    figures: hashOf(figures.map(inPoints)),
    rewards: completed ? hashOf(await listRewards(trx, eventId)) : null,
    ...(leftOut.length > 0 && { without: leftOut }),
  })
  // If a phase has locked in the meantime, the ranking does not include its link, and another one follows.
  await saveRankedLink(trx, eventId, number === links + carried + 1 ? number : links)
}

const inPoints = ({ phaseIndex, decks, average, best, topTenth }: Summary['figures'][number]) => ({
  phase: phaseIndex,
  decks,
  average: average / 100,
  best: best / 100,
  topTenth: topTenth / 100,
})

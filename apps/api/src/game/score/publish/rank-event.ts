import type { Transaction } from 'kysely'
import { notFound, refuse } from '../../../ground/contract/refusal.ts'
import type { Db, Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { publishMessage } from '../../../ground/stream/message-queries.ts'
import { openRanker } from '../compute/open-ranker.ts'
import { countBlocks } from '../freeze/block-queries.ts'
import { listDuePhases, listPhasesToFreeze } from '../freeze/freeze-queries.ts'
import { sealOpenPhases, sealPhase } from '../proof/append-link.ts'
import { linkRanking } from '../proof/link-ranking.ts'
import { findLastLink } from '../proof/proof-queries.ts'
import type { Report } from '../work/track-work.ts'
import { freezePhase } from './freeze-phase.ts'
import { type PreviousRanks, publishGeneration } from './generation-queries.ts'
import { listLeftOut } from './left-out-queries.ts'
import { loadRules } from './ranking-rules.ts'
import { scoreBlocks } from './score-blocks.ts'
import { countFrozenUsers, findUploadsAround, lockEvent } from './scoring-queries.ts'
import { writeGeneration } from './write-generation.ts'

/**
 * Ranks an event again and returns the generation. A completed event keeps the ranking by which its rewards were granted
 * (rulebook 9.8). Idempotent; simultaneous calls run one after another. Outside a transaction due phases are frozen first,
 * in parts that are committed one by one.
 */
export async function rankEvent(
  db: Queryable,
  eventId: number,
  report: Report = () => undefined,
): Promise<number> {
  if (!db.isTransaction) await freezeDuePhases(db, eventId, report)
  return inTransaction(db, async trx => {
    const event = await getLockedEvent(trx, eventId)
    return event.completed ? event.generation : rank(trx, event, report)
  })
}

/** Freezes the locked phases of an event, in parts that are committed one by one; does nothing for a completed event. */
export const freezeDuePhases = async (db: Db, eventId: number, report: Report): Promise<void> =>
  freezePhases(db, eventId, await listPhasesToFreeze(db, eventId), report)

async function freezePhases(
  db: Queryable,
  eventId: number,
  phases: readonly number[],
  report: Report = () => undefined,
): Promise<void> {
  for (const phase of phases) {
    report({ step: 'freezing', done: 0, total: 0 })
    await freezePhase(db, eventId, phase)
  }
}

/** Ranks an event even if it is completed; returns the generation. */
export const rankEvenIfCompleted = (db: Queryable, eventId: number): Promise<number> =>
  inTransaction(db, async trx => rank(trx, await getLockedEvent(trx, eventId)))

/** Ranks an event again without some users, or with them: a completed one by the phases that count there (rulebook 9.8, 30.4). */
export const rankOthers = (db: Queryable, eventId: number): Promise<number> =>
  inTransaction(db, async trx => {
    const event = await getLockedEvent(trx, eventId)
    return event.completed ? rankFrozen(trx, event) : rank(trx, event)
  })

const getLockedEvent = async (trx: Transaction<Schema>, eventId: number) =>
  (await lockEvent(trx, eventId)) ?? notFound('Event')

type RankedEvent = Awaited<ReturnType<typeof getLockedEvent>>

/** Freezes due phases and ranks. */
async function rank(trx: Transaction<Schema>, event: RankedEvent, report?: Report): Promise<number> {
  await freezePhases(trx, event.id, await listDuePhases(trx, event.id), report)
  return rankFrozen(trx, event, report)
}

/** Carries winners' cards over, writes a new generation and publishes it. */
async function rankFrozen(
  trx: Transaction<Schema>,
  { id: eventId, ...event }: RankedEvent,
  report: Report = () => undefined,
): Promise<number> {
  await sealOpenPhases(trx, eventId)
  const links = (await findLastLink(trx, eventId)).number
  const uploads = await findUploadsAround(trx, eventId, event.ranked_at)
  const previousRanks = choosePreviousRanks(uploads)
  const generation = { eventId, old: event.generation, next: event.generation + 1, previousRanks }
  const rules = await loadRules(trx, eventId)
  const leftOut = await listLeftOut(trx, eventId)
  await using ranker = openRanker({ rules, blocks: await countBlocks(trx, eventId), leftOut })
  const total = await countFrozenUsers(trx, eventId)
  const carried = await scoreBlocks(trx, ranker, eventId, rules, done =>
    report({ step: 'scoring', done, total }),
  )
  for (const phaseIndex of carried) await sealPhase(trx, { eventId, phaseIndex }, 'carry')
  const { figures } = await writeGeneration(trx, ranker, generation, done =>
    report({ step: 'writing', done, total }),
  )
  await publishGeneration(trx, { eventId, generation: generation.next }, event.now)
  await linkRanking(
    trx,
    eventId,
    { ...(await ranker.roots()), figures, leftOut },
    { links, carried: carried.length },
  )
  await publishMessage(trx, { type: 'scores_changed', eventId })
  return generation.next
}

/** Before the first file everybody shares rank 1, which does not count as a previous rank (rulebook 9.7). */
function choosePreviousRanks({ before, since }: { before: boolean; since: boolean }): PreviousRanks {
  if (!since) return 'kept'
  return before ? 'shifted' : 'none'
}

/** Locks an event for an upload or a recheck. Refuses EVENT_COMPLETED (rulebook 8.21). */
export async function lockUncompletedEvent(trx: Transaction<Schema>, eventId: number): Promise<void> {
  const event = (await lockEvent(trx, eventId)) ?? notFound('Event')
  if (event.completed) refuse('EVENT_COMPLETED')
}

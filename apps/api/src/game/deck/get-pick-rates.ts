import { z } from 'zod'
import { publicProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { eventId, playerId, share } from '../../ground/contract/fields.ts'
import { notFound } from '../../ground/contract/refusal.ts'
import { phaseIndex } from '../../ground/contract/shapes.ts'
import { type Db, perDatabase } from '../../ground/db/db.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { getVisibleEvent } from '../../ground/event-visibility/visible-event.ts'
import { listLeftOut } from '../score/publish/left-out-queries.ts'
import {
  awaitTurn,
  findKnownPicks,
  findPickRates,
  keepPicks,
  type Picks,
  tryTurn,
} from './pick-rate-queries.ts'

const countingOf = perDatabase(() => new Map<string, Promise<Picks>>())

/**
 * Answers the share (0 to 1) of a phase's decks that hold each player (rulebook 4.20). Counted at most every five
 * minutes before the lock, so that no single open deck can be inferred; exact from the lock on.
 */
export const getPickRates = publicProcedure
  .input(z.strictObject({ eventId, phaseIndex }))
  .output(
    answer(
      z.object({
        rates: z
          .array(z.object({ playerId, share }))
          .describe('The share of each player that any deck holds.'),
      }),
    ),
  )
  .query(async ({ ctx: { db, actor }, input: { eventId, phaseIndex } }) => {
    await getVisibleEvent(db, eventId, actor)
    return { rates: await readPickRates(db, eventId, phaseIndex) }
  })

/** Reads the shares of a phase as last counted, or counts them; 404 without such a phase. */
export async function readPickRates(db: Db, eventId: number, phaseIndex: number): Promise<Picks> {
  const known = (await findKnownPicks(db, eventId, phaseIndex)) ?? notFound('Phase')
  if (known.serves && known.kept) return known.kept
  return countOnce(db, eventId, phaseIndex, known.sameVersion ? known.kept : null)
}

/** Counts once at a time per process: a caller that asks in the meantime gets the `former` count, or waits for the new one if there is none. */
async function countOnce(db: Db, eventId: number, phaseIndex: number, former: Picks | null): Promise<Picks> {
  const counting = countingOf(db)
  const key = `${eventId}:${phaseIndex}`
  const inProgress = counting.get(key)
  if (inProgress) return former ?? inProgress
  const counted = countForAll(db, eventId, phaseIndex).finally(() => counting.delete(key))
  counting.set(key, counted)
  return counted
}

/**
 * Counts for all processes: if two processes counted at different moments, the difference would reveal the decks saved in between.
 * While another process counts, the former count is answered. While decks are being frozen, no count is kept.
 */
const countForAll = (db: Db, eventId: number, phaseIndex: number): Promise<Picks> =>
  inTransaction(db, async trx => {
    const isOurs = await tryTurn(trx, eventId, phaseIndex)
    const before = isOurs ? undefined : await findKnownPicks(trx, eventId, phaseIndex)
    if (before?.sameVersion && before.kept) return before.kept
    if (!isOurs) await awaitTurn(trx, eventId, phaseIndex)
    const known = (await findKnownPicks(trx, eventId, phaseIndex)) ?? notFound('Phase')
    if (known.serves && known.kept) return known.kept
    const rates = await findPickRates(trx, { eventId, phaseIndex }, await listLeftOut(trx, eventId))
    const { version } = known
    if (version !== '') await keepPicks(trx, { eventId, phaseIndex, version, rates })
    return rates
  })

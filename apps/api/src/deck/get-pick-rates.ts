import { z } from 'zod'
import { answer } from '../contract/answer.ts'
import { notFound } from '../contract/refusal.ts'
import { id, phaseIndex } from '../contract/shapes.ts'
import type { Db } from '../db/db.ts'
import { getVisibleEvent } from '../event/visible/visible-event.ts'
import { publicProcedure } from '../http/trpc.ts'
import { findPickRates } from './pick-rate-queries.ts'

const maxAge = 300_000

type Rate = { playerId: number; share: number }
type CachedRates = { at: number; rates: Promise<Rate[]> }
const cache = new WeakMap<Db, Map<string, CachedRates>>()

/**
 * Answers the share (0 to 1) of a phase's decks that hold each player (rulebook 4.20). Counted at most every five
 * minutes, so that no single open deck can be inferred.
 */
export const getPickRates = publicProcedure
  .input(z.strictObject({ eventId: id, phaseIndex }))
  .output(answer(z.object({ rates: z.array(z.object({ playerId: id, share: z.number() })) })))
  .query(async ({ ctx: { db, actor }, input: { eventId, phaseIndex } }) => {
    await getVisibleEvent(db, eventId, actor)
    return { rates: await getCachedRates(db, eventId, phaseIndex) }
  })

function getCachedRates(db: Db, eventId: number, phaseIndex: number): Promise<Rate[]> {
  const ofDatabase = cache.get(db) ?? new Map<string, CachedRates>()
  cache.set(db, ofDatabase)
  const key = `${eventId}:${phaseIndex}`
  const before = ofDatabase.get(key)
  if (before && Date.now() - before.at < maxAge) return before.rates
  const counted = { at: Date.now(), rates: count(db, eventId, phaseIndex) }
  ofDatabase.set(key, counted)
  // A failure is not cached: the next request asks the database again.
  counted.rates.catch(() => ofDatabase.delete(key))
  return counted.rates
}

/** An unknown phase is not cached, as anybody can ask for any number. */
async function count(db: Db, eventId: number, phaseIndex: number): Promise<Rate[]> {
  return (await findPickRates(db, eventId, phaseIndex)) ?? notFound('Phase')
}

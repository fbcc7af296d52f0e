import { z } from 'zod'
import { answer } from '../answer.ts'
import type { Db } from '../db/db.ts'
import { visibleEvent } from '../event/visible-event.ts'
import { id, phaseIndex } from '../shapes.ts'
import { publicProcedure } from '../trpc.ts'
import { countPicks } from './queries.ts'

const fresh = 300_000

type Rates = { rates: { playerId: number; share: number }[]; at: number }
const known = new WeakMap<Db, Map<string, Promise<Rates>>>()

/**
 * The share (0 to 1) of a phase's decks that hold each player. At most five minutes old and counted no oftener, so that
 * it gives no single open deck away.
 */
export const getPickRates = publicProcedure
  .input(z.strictObject({ eventId: id, phaseIndex }))
  .output(answer(z.object({ rates: z.array(z.object({ playerId: id, share: z.number() })) })))
  .query(async ({ ctx: { db, actor }, input }) => {
    await visibleEvent(db, input.eventId, actor)
    const { rates } = await remembered(db, input.eventId, input.phaseIndex)
    return { rates }
  })

async function remembered(db: Db, eventId: number, phaseIndex: number): Promise<Rates> {
  const ofDatabase = known.get(db) ?? new Map<string, Promise<Rates>>()
  known.set(db, ofDatabase)
  const key = `${eventId}:${phaseIndex}`
  const before = await ofDatabase.get(key)
  if (before && Date.now() - before.at < fresh) return before
  const counted = count(db, eventId, phaseIndex)
  ofDatabase.set(key, counted)
  counted.catch(() => ofDatabase.delete(key))
  return counted
}

async function count(db: Db, eventId: number, phaseIndex: number): Promise<Rates> {
  const { decks, picks } = await countPicks(db, eventId, phaseIndex)
  return {
    rates: picks.map(pick => ({ playerId: pick.player_id, share: pick.picks / decks })),
    at: Date.now(),
  }
}

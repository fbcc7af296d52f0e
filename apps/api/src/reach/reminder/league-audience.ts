import { eventsNotPlayed } from '@game/domain'
import { type Audience, withAnyCards } from '../../game/notification/phase-queries.ts'
import { without } from '../../game/notification/user-bits.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { inLeagues, listLastEvents } from './league-queries.ts'

/** Finds the members of the leagues of an event, but for those who have not played the last three events (rulebook 20.8). */
export async function audienceOfLeagues(db: Queryable, eventId: number, now: string): Promise<Audience> {
  const last = await listLastEvents(db, now, eventsNotPlayed)
  const first = last[eventsNotPlayed - 1]
  if (!first) return inLeagues(eventId)
  const players = withAnyCards(last.map(({ id }) => id))
  return async (db, blocks) => {
    // Members who have joined since could not play all of them.
    const couldPlay = await inLeagues(eventId, first.lock)(db, blocks)
    const idle = without(couldPlay, await players(db, blocks))
    return without(await inLeagues(eventId)(db, blocks), idle)
  }
}

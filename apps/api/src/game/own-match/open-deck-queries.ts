import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'
import { takeTurn } from '../../ground/distribution/turn-queries.ts'
import type { HeldDeck } from '../score/freeze/prepared-deck-queries.ts'

/** Lists the events in which a user takes part, is a player and may not hold the cards of one's own match. */
export const listEventsOfRule = async (db: Queryable, userId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select h.event_id as id from private_event h
    join event_participant q on q.event_id = h.event_id and q.user_id = ${userId} and q.state = 'in'
    where h.own_cards = 'none' and exists (select from provider_link l join player p on p.steam_id = l.subject
      join phase_player x on x.player_id = p.id and x.event_id = h.event_id
      where l.provider = 'steam' and l.account_id = ${userId}) order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** Lets moves of decks that are on the way be checked again (rulebook 4.17). */
export const renewOpenPhases = async (db: Queryable, eventId: number): Promise<void> => {
  await takeTurn(db, { phasesOf: eventId })
  await sql`update phase set revision = revision + 1
    where event_id = ${eventId} and open < lock and lock > statement_timestamp()`.execute(db)
}

/** Locks the phases of an event, and returns those that have not locked by the clock after that, with the event's name. */
export const lockOpenPhases = async (db: Queryable, eventId: number) => {
  await takeTurn(db, { phasesOf: eventId })
  await db
    .selectFrom('phase')
    .where('event_id', '=', eventId)
    .select('index')
    .orderBy('index')
    .forUpdate()
    .execute()
  return db
    .selectFrom('phase as p')
    .innerJoin('event as e', 'e.id', 'p.event_id')
    .where('p.event_id', '=', eventId)
    .where(sql<boolean>`p.open < p.lock and p.lock > statement_timestamp() and p.frozen_at is null`)
    .select(['p.index', 'p.name', 'p.name_pl as namePl', 'p.revision', 'e.name as event'])
    .orderBy('p.index')
    .execute()
}

/** Reads the decks of these users in a phase. */
export const listDecksOf = async (
  db: Queryable,
  { eventId, phaseIndex }: { eventId: number; phaseIndex: number },
  userIds: readonly number[],
): Promise<HeldDeck[]> =>
  db
    .selectFrom('deck')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .where('user_id', '=', sql<number>`any(${userIds}::int[])`)
    .select(['user_id as userId', 'cards'])
    .execute()

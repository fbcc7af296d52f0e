import type { ParticipantState } from '@game/domain'
import { sql } from 'kysely'
import { blockSize } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'

type Place = { eventId: number; userId: number }

/** Finds where a user stands in the circle of an event; null for who has never been in it, or has left. */
export const findParticipantState = async (
  db: Queryable,
  { eventId, userId }: Place,
): Promise<ParticipantState | null> => {
  const row = await db
    .selectFrom('event_participant')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .select('state')
    .executeTakeFirst()
  return row === undefined || row.state === 'left' ? null : row.state
}

/** Puts a user into the circle of an event in this state, or changes the state. */
export const saveParticipant = (
  db: Queryable,
  { eventId, userId }: Place,
  state: ParticipantState | 'left',
) =>
  db
    .insertInto('event_participant')
    .values({ event_id: eventId, user_id: userId, state })
    .onConflict(conflict =>
      conflict.columns(['event_id', 'user_id']).doUpdateSet({ state, since: sql<string>`clock_timestamp()` }),
    )
    .execute()

/** Counts those who take part. */
export const countParticipants = async (db: Queryable, eventId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('event_participant')
    .where('event_id', '=', eventId)
    .where('state', '=', 'in')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Lists the circle of an event by username, also those who wait to be let in and who were removed; users who asked for deletion are left out. */
export const listParticipants = (db: Queryable, eventId: number) =>
  db
    .selectFrom('event_participant as q')
    .innerJoin('account as a', 'a.id', 'q.user_id')
    .leftJoin('provider_link as l', join =>
      join.onRef('l.account_id', '=', 'a.id').on('l.provider', '=', 'steam').on('l.signs_in', '=', false),
    )
    .where('q.event_id', '=', eventId)
    .where('q.state', '<>', 'left')
    .where('a.deletion_requested_at', 'is', null)
    .select([
      'a.id as userId',
      'a.username',
      'a.name',
      'a.avatar',
      sql<ParticipantState>`q.state`.as('state'),
      'q.since',
      'l.name as linkedAs',
    ])
    .orderBy('a.username')
    .execute()

/** Lists who has a deck with a card in a phase of an event. */
export const listDeckOwners = async (
  db: Queryable,
  eventId: number,
  phaseIndex: number,
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`select user_id as id from deck
    where event_id = ${eventId} and phase_index = ${phaseIndex} and cards <> '[]'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Deletes the decks that a user has in some phases of an event. */
export const deleteDecksOf = (db: Queryable, { eventId, userId }: Place, phases: readonly number[]) =>
  sql`delete from deck where event_id = ${eventId} and user_id = ${userId}
    and phase_index = any(${phases}::int[])`.execute(db)

/** Whether a user has a deck in a phase of the event that has locked. */
export const hasFrozenDeck = async (db: Queryable, { eventId, userId }: Place): Promise<boolean> => {
  const { rows } = await sql`select from frozen_block where event_id = ${eventId}
    and block = ${userId}::int / ${sql.lit(blockSize)} and get_bit(users, ${userId}::int % ${sql.lit(blockSize)}) = 1
    limit 1`.execute(db)
  return rows.length > 0
}

/** Lets a job make the leagues of an event again. */
export const forgetLeaguesMade = (db: Queryable, eventId: number) =>
  db.deleteFrom('league_event_made').where('event_id', '=', eventId).execute()

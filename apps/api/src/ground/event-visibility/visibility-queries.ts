import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

/** The user of a call, with the events that they organise and the private ones in which they take part; null for a visitor. */
export type Asker = {
  id: number
  role: 'user' | 'admin'
  organises: readonly number[]
  takesPart: readonly number[]
} | null

/**
 * Only admins and its organisers see an unpublished event, and only its circle a private one (rulebook 2.2, 30.2). Expects the event's alias to be `e`. The
 * text differs for admins, those who see unpublished events, and others: with a parameter Postgres would plan the statement each time.
 */
export const visibleTo = (asker: Asker) => {
  const seen = seesAll(asker) ? [] : unpublishedOf(asker)
  return visibleIf(seen.length > 0 ? isIn(sql.val(seen)) : sql.lit(seesAll(asker)))
}

/** The events that an asker who is no admin sees although they are not published; the owner of a private event takes part in it. */
export const unpublishedOf = (asker: Asker): number[] => [
  ...(asker?.organises ?? []),
  ...(asker?.takesPart ?? []),
]

/** Whether an event is played, so that its users are notified: it is published or private (rulebook 2.2, 30.2). */
export const isPlayed = (event = 'e') => sql<boolean>`(${sql.ref(`${event}.public`)}
  or exists (select from private_event h where h.event_id = ${sql.ref(`${event}.id`)}))`

/** The same for a statement that reads itself whether the asker sees the event although it is not published, or gets it as a parameter. */
export const visibleIf = (sees: boolean | RawBuilder<boolean>) => sql<boolean>`(e.public or ${sees})`

/** Whether the event `e` is among these. */
export const isIn = (ids: RawBuilder<unknown>) => sql<boolean>`e.id = any(${ids}::int[])`

const configures = sql<boolean>`(a.role = 'admin' or exists (select from event_organiser o
    where o.event_id = e.id and o.user_id = a.id and o.accepted_at is not null))`
const takesPart = sql<boolean>`exists (select from event_participant q
    where q.event_id = e.id and q.user_id = a.id and q.state = 'in')`

/** The asker as the account `a` of a session, for a read that is joined to it. */
export const ofAccount = {
  userId: sql<number>`a.id`,
  sees: sql<boolean>`(${configures} or ${takesPart})`,
  configures,
  takesPart,
}

/** Whether a user does not take part in one of the private events of a league: then it does not exist for them (rulebook 19.40). */
export const isOutside = (leagueId: Expression<number>, userId: Expression<number>) =>
  sql<boolean>`exists (select from league_event le join private_event h on h.event_id = le.event_id
    where le.league_id = ${leagueId} and not exists (select from event_participant q
      where q.event_id = le.event_id and q.user_id = ${userId} and q.state = 'in'))`

/** Whether the asker sees every event, published or not. */
export const seesAll = (asker: Asker): boolean => asker?.role === 'admin'

/** Whether the asker sees an event although it is not published. */
export const seesUnpublished = (asker: Asker, eventId: number): boolean =>
  seesAll(asker) || unpublishedOf(asker).includes(eventId)

export const findVisibleEvent = (db: Queryable, eventId: number, asker: Asker) =>
  db
    .selectFrom('event as e')
    .where('e.id', '=', eventId)
    .where(visibleTo(asker))
    .select(['e.id', 'e.public', 'e.completed', 'e.generation', isPlayed().as('played')])
    .executeTakeFirst()

import { deckSize, type PhaseNotice } from '@game/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

/** What notifications of an event's phases speak of. */
export type EventNames = { event: string; public: boolean; phases: { index: number; name: string }[] }

export const findEventNames = async (db: Queryable, eventId: number): Promise<EventNames | undefined> => {
  const { rows } = await sql<EventNames>`select e.name as event, e.public, coalesce((
      select jsonb_agg(jsonb_build_object('index', p.index, 'name', p.name)) from phase p where p.event_id = e.id),
      '[]') as phases
    from event e where e.id = ${eventId}`.execute(db)
  return rows[0]
}

const published = (eventId: number) => sql`standing s join event e
  on e.id = s.event_id and e.generation = s.generation where s.event_id = ${eventId}`

/** Lists the different sets of phases that users of the published ranking have won. */
export const listOutcomes = async (db: Queryable, eventId: number): Promise<number[][]> => {
  const { rows } = await sql<{ won: number[] }>`select distinct s.won from ${published(eventId)}`.execute(db)
  return rows.map(row => row.won)
}

/** A notification of a phase, for all to whom it applies. */
export type PhaseNotification = {
  kind: PhaseNotice['kind']
  phaseIndex: number
  facts: Record<string, string | number>
  naturalKey: string
}

/** Leaves users with a full deck unwarned of a lock. */
const unlessFinished = (eventId: number, { kind, phaseIndex }: PhaseNotification) =>
  kind === 'lock_near'
    ? sql`not exists (select from deck d where d.user_id = u.user_id and d.event_id = ${eventId}
        and d.phase_index = ${phaseIndex} and jsonb_array_length(d.cards) = ${deckSize})`
    : sql`true`

/** Inserts the notification for users who have not got it yet; answers who they are. */
const insertFor = async (
  db: Queryable,
  eventId: number,
  notification: PhaseNotification,
  users: RawBuilder<unknown>,
): Promise<number[]> => {
  const { kind, facts, naturalKey } = notification
  const { rows } = await sql<{ user_id: number }>`insert into notification (user_id, kind, facts, natural_key)
    select u.user_id, ${kind}::text, ${JSON.stringify(facts)}::jsonb, ${naturalKey}::text from (${users}) u
    where ${unlessFinished(eventId, notification)}
      and not exists (select from notification n where n.user_id = u.user_id and n.natural_key = ${naturalKey})
    on conflict (user_id, natural_key) do nothing
    returning user_id`.execute(db)
  return rows.map(row => row.user_id)
}

/** Inserts it for the users who have won these phases and no others. */
export const insertForOutcome = (
  db: Queryable,
  eventId: number,
  won: readonly number[],
  notification: PhaseNotification,
): Promise<number[]> =>
  insertFor(
    db,
    eventId,
    notification,
    sql`select s.user_id from ${published(eventId)} and s.won = ${won}::int[]`,
  )

/** Inserts it for the users with cards in the phase, before there is a ranking. */
export const insertForUnfinished = (
  db: Queryable,
  eventId: number,
  notification: PhaseNotification,
): Promise<number[]> =>
  insertFor(
    db,
    eventId,
    notification,
    sql`select d.user_id from deck d where d.event_id = ${eventId} and d.phase_index = ${notification.phaseIndex}
      and d.cards <> '[]'`,
  )

/** Lists public events with a phase that is open and locks within so many seconds. */
export const listLockingEvents = async (db: Queryable, seconds: number): Promise<number[]> => {
  const { rows } = await sql<{
    id: number
  }>`select distinct e.id from event e join phase p on p.event_id = e.id
    where e.public and not e.completed and p.open <= clock_timestamp() and p.lock > clock_timestamp()
      and p.lock <= clock_timestamp() + make_interval(secs => ${seconds})`.execute(db)
  return rows.map(row => row.id)
}

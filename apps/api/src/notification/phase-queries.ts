import { deckSize, type PhaseNotice } from '@game/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

export type Told = { event: string; public: boolean; phases: { index: number; name: string }[] }

/** The names that notices speak of. */
export const findTold = async (db: Queryable, eventId: number): Promise<Told | undefined> => {
  const { rows } = await sql<Told>`select e.name as event, e.public, coalesce((
      select jsonb_agg(jsonb_build_object('index', p.index, 'name', p.name)) from phase p where p.event_id = e.id),
      '[]') as phases
    from event e where e.id = ${eventId}`.execute(db)
  return rows[0]
}

const published = (eventId: number) => sql`standing s join event e
  on e.id = s.event_id and e.generation = s.generation where s.event_id = ${eventId}`

/** The different sets of phases that players of the published ranking have won. */
export const listOutcomes = async (db: Queryable, eventId: number): Promise<number[][]> => {
  const { rows } = await sql<{ won: number[] }>`select distinct s.won from ${published(eventId)}`.execute(db)
  return rows.map(row => row.won)
}

export type PhaseTelling = {
  kind: PhaseNotice['kind']
  phaseIndex: number
  facts: Record<string, string | number>
  naturalKey: string
}

/** Of users with a full deck there is none to warn. */
const unlessFinished = (eventId: number, { kind, phaseIndex }: PhaseTelling) =>
  kind === 'lock_near'
    ? sql`not exists (select from deck d where d.user_id = u.user_id and d.event_id = ${eventId}
        and d.phase_index = ${phaseIndex} and jsonb_array_length(d.cards) = ${deckSize})`
    : sql`true`

/** Answers to whom it is new. */
const insertFor = async (
  db: Queryable,
  eventId: number,
  telling: PhaseTelling,
  users: RawBuilder<unknown>,
): Promise<number[]> => {
  const { kind, facts, naturalKey } = telling
  const { rows } = await sql<{ user_id: number }>`insert into notification (user_id, kind, facts, natural_key)
    select u.user_id, ${kind}::text, ${JSON.stringify(facts)}::jsonb, ${naturalKey}::text from (${users}) u
    where ${unlessFinished(eventId, telling)}
      and not exists (select from notification n where n.user_id = u.user_id and n.natural_key = ${naturalKey})
    on conflict (user_id, natural_key) do nothing
    returning user_id`.execute(db)
  return rows.map(row => row.user_id)
}

/** For the players who have won these phases and no others. */
export const insertForOutcome = (
  db: Queryable,
  eventId: number,
  won: readonly number[],
  telling: PhaseTelling,
): Promise<number[]> =>
  insertFor(db, eventId, telling, sql`select s.user_id from ${published(eventId)} and s.won = ${won}::int[]`)

/** For those who hold cards in the phase, before there is a ranking. */
export const insertForUnfinished = (
  db: Queryable,
  eventId: number,
  telling: PhaseTelling,
): Promise<number[]> =>
  insertFor(
    db,
    eventId,
    telling,
    sql`select d.user_id from deck d where d.event_id = ${eventId} and d.phase_index = ${telling.phaseIndex}
      and d.cards <> '[]'`,
  )

/** Public events with a phase that is open and locks within so many seconds. */
export const listLockingEvents = async (db: Queryable, seconds: number): Promise<number[]> => {
  const { rows } = await sql<{
    id: number
  }>`select distinct e.id from event e join phase p on p.event_id = e.id
    where e.public and not e.completed and p.open <= clock_timestamp() and p.lock > clock_timestamp()
      and p.lock <= clock_timestamp() + make_interval(secs => ${seconds})`.execute(db)
  return rows.map(row => row.id)
}

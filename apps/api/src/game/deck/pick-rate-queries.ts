import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'

export type Picks = { playerId: number; share: number }[]

/** How long a count is used (rulebook 4.20). */
const keptFor = sql`interval '5 minutes'`

/** `kept`: the shares as last counted; `serves`: they may be answered, as they are neither old nor of another version. */
export type KnownPicks = { version: string; kept: Picks | null; serves: boolean; sameVersion: boolean }

/**
 * Finds the last count of a phase's shares; undefined if there is no such phase. `version` changes whenever the decks may have changed:
 * `open` before the lock, the generation of the ranking once they are frozen, and '' in between.
 */
export const findKnownPicks = async (
  db: Queryable,
  eventId: number,
  phaseIndex: number,
): Promise<KnownPicks | undefined> => {
  const { rows } = await sql<KnownPicks>`
    select v.version, r.rates as kept, coalesce(r.version = v.version, false) as "sameVersion",
      coalesce(r.version = v.version and r.counted_at > statement_timestamp() - ${keptFor}, false) as serves
    from phase p join event e on e.id = p.event_id,
      lateral (select case
        when not (p.open < p.lock and p.lock <= clock_timestamp()) then 'open'
        when p.frozen_at is null then '' else e.generation::text end as version) v
      left join pick_rates r on r.event_id = ${eventId} and r.phase_index = ${phaseIndex}
    where p.event_id = ${eventId} and p.index = ${phaseIndex}`.execute(db)
  return rows[0]
}

const turnOf = (eventId: number, phaseIndex: number) =>
  sql`hashtext('pick rates'), hashtext(${`${eventId} ${phaseIndex}`})`

/** Takes the turn to count until the transaction ends; returns false if another process has it. */
export const tryTurn = async (db: Queryable, eventId: number, phaseIndex: number): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${turnOf(eventId, phaseIndex)}) as taken`.execute(db)
  return rows[0]?.taken ?? false
}

/** Waits for the turn to count. */
export const awaitTurn = (db: Queryable, eventId: number, phaseIndex: number) =>
  sql`select pg_advisory_xact_lock(${turnOf(eventId, phaseIndex)})`.execute(db)

/** Saves a count for all processes. */
export const keepPicks = (
  db: Queryable,
  {
    eventId,
    phaseIndex,
    version,
    rates,
  }: { eventId: number; phaseIndex: number; version: string; rates: Picks },
) =>
  sql`insert into pick_rates (event_id, phase_index, version, rates)
    values (${eventId}, ${phaseIndex}, ${version}, ${JSON.stringify(rates)}::jsonb)
    on conflict (event_id, phase_index) do update
      set version = excluded.version, rates = excluded.rates, counted_at = excluded.counted_at`.execute(db)

/** Calculates the share (0 to 1) of a phase's decks that hold each player, for players in any deck but those of `leftOut`; every deck has one first card. */
export const findPickRates = async (
  db: Queryable,
  { eventId, phaseIndex }: { eventId: number; phaseIndex: number },
  leftOut: readonly number[],
): Promise<Picks> => {
  const { rows } = await sql<Picks[number]>`
    with held as materialized (
      select (card -> 'playerId')::int as player, count(*) as decks, count(*) filter (where place = 1) as first
      from deck, jsonb_array_elements(cards) with ordinality c(card, place)
      where event_id = ${eventId} and phase_index = ${phaseIndex} and user_id <> all(${leftOut}::int[]) group by 1
    )
    select player as "playerId", decks / (select sum(first) from held)::float8 as share from held order by 1`.execute(
    db,
  )
  return rows
}

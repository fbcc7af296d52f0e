import { type Expression, sql } from 'kysely'

/** Writes a timestamptz inside a JSON aggregate as the wire has it: ISO 8601 UTC with milliseconds (rulebook 12.11). */
export const iso = (at: Expression<string>) =>
  sql<string>`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The goal that counts: as it stood at the lock once the phase is frozen (rulebook 6.12), until then as it stands. */
export const goalOf = (phase: string) =>
  sql<number>`coalesce(${sql.ref(`${phase}.goal`)}, ${sql.ref(`${phase}.points`)})`

/** Matches decks that hold any of the players. */
export const holdingAny = (players: readonly number[]) =>
  sql<boolean>`exists (select from jsonb_array_elements(cards) card
    where (card -> 'playerId')::int = any(${players}::int[]))`

/** Matches decks with any of these perks from the phase's own supply. */
export const usingAny = (perks: readonly number[], phaseIndex: number) =>
  sql<boolean>`exists (select from jsonb_path_query(cards, '$[*].perks[*]') perk
    where (perk -> 'originPhase')::int = ${phaseIndex} and (perk -> 'perkId')::int = any(${perks}::int[]))`

/** Names a deleted user in rankings (rulebook 1.18). */
export const deletedName = 'deleted user'

import { type Expression, sql } from 'kysely'

/** Writes a timestamptz inside a JSON aggregate as the wire has it: ISO 8601 UTC with milliseconds (rulebook 12.11). */
export const iso = (at: Expression<string>) =>
  sql<string>`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The goal that counts: as it stood at the lock once the phase is frozen (rulebook 6.12), until then as it stands. */
export const goalOf = (phase: string) =>
  sql<number>`coalesce(${sql.ref(`${phase}.goal`)}, ${sql.ref(`${phase}.points`)})`

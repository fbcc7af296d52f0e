import { type Expression, sql } from 'kysely'

/** A timestamptz inside a JSON aggregate, in the one form the wire has: ISO 8601 UTC with milliseconds. */
export const iso = (at: Expression<string>) =>
  sql<string>`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The goal that counts: as it stood at the lock once the phase is frozen, whatever is edited later (rules.md 6). */
export const goalOf = (phase: string) =>
  sql<number>`coalesce(${sql.ref(`${phase}.goal`)}, ${sql.ref(`${phase}.points`)})`

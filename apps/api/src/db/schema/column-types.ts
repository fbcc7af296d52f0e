import type { ColumnType, JSONColumnType } from 'kysely'

/** ISO 8601 UTC out (see type-parsers.ts); ISO or a Date in. */
export type Timestamp = ColumnType<string, string | Date, string | Date>
/** A timestamp that the database writes where none is given. */
export type Written = ColumnType<string, string | undefined, string>
/** JSON: read as a value, written as text. */
export type Json<T extends object> = JSONColumnType<T, string, string>

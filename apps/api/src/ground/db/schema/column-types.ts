import type { ColumnType, JSONColumnType } from 'kysely'

/** Read as ISO 8601 UTC (see type-parsers.ts); written as ISO or a Date. */
export type Timestamp = ColumnType<string, string | Date, string | Date>
/** A timestamp that the database sets if none is given. */
export type Written = ColumnType<string, string | undefined, string>
/** JSON: read as a value, written as text. */
export type Json<T extends object> = JSONColumnType<T, string, string>

import { type RawBuilder, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** A row of a table as JSON: by the wire's name of each field, the column's. */
export const wireOf = <Thing>(
  table: keyof Schema,
  columns: { [Field in keyof Thing]: string },
): RawBuilder<Thing> => {
  const pairs = Object.entries<string>(columns).map(
    ([field, column]) => sql`${sql.lit(field)}, ${sql.ref(`${table}.${column}`)}`,
  )
  return sql<Thing>`jsonb_build_object(${sql.join(pairs)})`
}

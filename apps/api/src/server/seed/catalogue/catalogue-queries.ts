import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

type Named = { id: number; name: string; description?: string }
type Polish = { id: number; name_pl: string; description_pl?: string }

/** Writes Polish texts where none have been written and the English ones are still those of the seed. */
export const fillPolishTexts = (
  db: Queryable,
  table: 'keyplay' | 'perk' | 'sleeve',
  polish: readonly Polish[],
  english: readonly Named[],
) => {
  const rows = polish.map(each => ({ ...english.find(({ id }) => id === each.id), ...each }))
  const described = table !== 'keyplay'
  return sql`update ${sql.table(table)} t set name_pl = s.name_pl
      ${described ? sql`, description_pl = s.description_pl` : sql``}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as s(id int, name text, description text, name_pl text, description_pl text)
    where s.id = t.id and s.name = t.name and t.name_pl is null
      ${described ? sql`and s.description = t.description and t.description_pl is null` : sql``}`.execute(db)
}

/** Advances a table's sequence past the inserted ids; one that is further already stays where it is. */
export const advanceIdentity = (db: Queryable, table: 'role' | 'style' | 'map') => {
  const sequence = sql.table(`${table}_id_seq`)
  return sql`select setval(pg_get_serial_sequence(${sql.lit(table)}, 'id'),
      greatest((select last_value from ${sequence}), (select max(id) from ${sql.table(table)})))`.execute(db)
}

import { sql } from 'kysely'
import type { Db } from '../../src/ground/db/db.ts'

/** The names of all tables of the game, in order. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Every row of every table in a fixed order: two dumps are equal if nothing has changed. */
export async function dump(db: Db): Promise<Record<string, unknown>> {
  const contents: Record<string, unknown> = {}
  for (const name of await listTables(db)) {
    const { rows } = await sql<{ all: unknown }>`select jsonb_agg(to_jsonb(t) order by t::text) as all
      from ${sql.table(name)} t`.execute(db)
    contents[name] = rows[0]?.all
  }
  return contents
}

/** A checksum of the rows of every table: as good as a dump where only the tables that have changed matter, and much faster. */
export async function checksums(db: Db): Promise<Record<string, string | null>> {
  const each = (await listTables(db)).map(
    name => sql`select ${sql.lit(name)} as name,
      md5(string_agg(t::text, chr(10) order by t::text collate "C")) as sum from ${sql.table(name)} t`,
  )
  const { rows } = await sql<{
    name: string
    sum: string | null
  }>`${sql.join(each, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

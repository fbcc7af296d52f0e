import { sql } from 'kysely'
import type { Db } from '../../src/ground/db/db.ts'
import { listTables } from './dump.ts'

/**
 * Notes from now on in which tables rows are inserted, changed or deleted. Returns a function that answers the tables since it was last
 * called; what was rolled back is not among them. Much faster than comparing two dumps.
 */
export async function watchChanges(db: Db): Promise<() => Promise<string[]>> {
  const tables = await listTables(db)
  await sql`create table noted_change (name text)`.execute(db)
  await sql`create function note_change() returns trigger language plpgsql as $$
    begin insert into noted_change values (tg_table_name); return null; end $$`.execute(db)
  for (const name of tables) {
    const table = sql.table(name)
    await sql`create trigger note_row after insert or delete on ${table} for each row execute function note_change()`.execute(
      db,
    )
    await sql`create trigger note_update after update on ${table} for each row when (old.* is distinct from new.*)
      execute function note_change()`.execute(db)
    await sql`create trigger note_truncate after truncate on ${table} for each statement execute function note_change()`.execute(
      db,
    )
  }
  return async () => {
    const { rows } = await sql<{ name: string }>`delete from noted_change returning name`.execute(db)
    return [...new Set(rows.map(({ name }) => name))].toSorted()
  }
}

import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'
import { parentsFirst } from '../../ground/db/parents-first.ts'
import type { Section, Trailer } from './format.ts'

/** Tables that a restore fills by itself: those of the migrations, and the versions of contents and clans, which triggers write. */
const notKept = ['kysely_migration', 'kysely_migration_lock', 'content_version', 'clan_version']

/** The tables of the game with the columns that can be written, each after those it refers to. */
export const listTables = async (db: Queryable): Promise<Section[]> => {
  const { rows } = await sql<Section & { parents: string[] }>`
    select c.relname as table,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      coalesce((select json_agg(p.relname) from pg_constraint f join pg_class p on p.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and p.oid <> c.oid), '[]') as parents
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all(${notKept}::text[])
    order by c.relname`.execute(db)
  return parentsFirst(rows).map(({ table, columns }) => ({ table, columns }))
}

/** Whether a table has a row. */
export const hasRows = async (db: Queryable, table: string): Promise<boolean> =>
  (await sql`select from ${sql.table(table)} limit 1`.execute(db)).rows.length > 0

/** Opens a cursor over the rows as JSON, in the order of the primary key, so that a row refers only to earlier ones. */
export const openRows = async (db: Queryable, table: string): Promise<void> => {
  const { rows } = await sql<{ column: string }>`
    select a.attname as column from pg_index i, unnest(i.indkey) with ordinality k(attnum, place)
      join pg_attribute a on a.attnum = k.attnum
    where i.indrelid = to_regclass(${`public.${table}`}) and a.attrelid = i.indrelid and i.indisprimary
    order by k.place`.execute(db)
  const order = sql.join(
    rows.length > 0 ? rows.map(({ column }) => sql.ref(`t.${column}`)) : [sql.raw('t::text')],
  )
  await sql`declare backup_rows no scroll cursor for
    select to_jsonb(t)::text as row from ${sql.table(table)} t order by ${order}`.execute(db)
}

export const fetchRows = async (db: Queryable, count: number): Promise<string[]> => {
  const { rows } = await sql<{ row: string }>`fetch ${sql.lit(count)} from backup_rows`.execute(db)
  return rows.map(({ row }) => row)
}

export const closeRows = (db: Queryable) => sql`close backup_rows`.execute(db)

export const listSequences = async (db: Queryable): Promise<Trailer['sequences']> => {
  const { rows } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = 'public' order by 1`.execute(db)
  const read = rows.map(({ name }) =>
    sql<Trailer['sequences'][number]>`
      select ${name}::text as name, last_value::text as last, is_called as called from ${sql.table(name)}`.execute(
      db,
    ),
  )
  return (await Promise.all(read)).flatMap(({ rows: [found] }) => found ?? [])
}

export const setSequence = (db: Queryable, { name, last, called }: Trailer['sequences'][number]) =>
  sql`select setval(to_regclass(${`public.${name}`}), ${last}::bigint, ${called}::boolean)`.execute(db)

/** Inserts rows as they were read. */
export const insertRows = (db: Queryable, { table, columns }: Section, rows: readonly string[]) => {
  const names = sql.join(columns.map(column => sql.ref(column)))
  return sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::jsonb)`.execute(
    db,
  )
}

export const emptyTables = (db: Queryable, tables: readonly Section[]) =>
  sql`truncate ${sql.join(tables.map(({ table }) => sql.table(table)))}`.execute(db)

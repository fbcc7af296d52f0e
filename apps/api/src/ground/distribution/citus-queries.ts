import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

/** Whether the database has the extension Citus; every role may read this. */
export const hasCitus = async (db: Queryable): Promise<boolean> => {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db)
  return rows.length > 0
}

/** Whether the server has loaded Citus, by its settings, as only superusers may read `shared_preload_libraries`. */
export const hasLoadedCitus = async (db: Queryable): Promise<boolean> => {
  const { rows } = await sql`select where current_setting('citus.shard_count', true) is not null`.execute(db)
  return rows.length > 0
}

export const createCitus = (db: Queryable) => sql`create extension citus`.execute(db)

/** Lists the nodes that the coordinator knows; it may be one of them. */
export const listNodes = async (db: Queryable): Promise<{ isCoordinator: boolean }[]> => {
  const { rows } = await sql<{
    isCoordinator: boolean
  }>`select groupid = 0 as "isCoordinator" from pg_dist_node`.execute(db)
  return rows
}

/** Lists the tables that are on every node or kept by a column; other tables that Citus knows are local. */
export const listPlaced = async (db: Queryable): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select logicalrelid::text as name from pg_dist_partition
    where partmethod = 'h' or (partmethod = 'n' and repmodel = 't')`.execute(db)
  return rows.map(({ name }) => name)
}

/** Allows the transaction to place tables: without a time limit, in the same order on all nodes, and also tables with triggers. */
export async function letTablesMove(trx: Queryable): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(trx)
  // The triggers work on the coordinator's copy of the table, and do nothing on other nodes.
  await sql`set local citus.enable_unsafe_triggers = on`.execute(trx)
}

export const keepOnEveryNode = (trx: Queryable, table: string) =>
  sql`select create_reference_table(${table})`.execute(trx)

export const keepByColumn = (trx: Queryable, table: string, column: string) =>
  sql`select create_distributed_table(${table}, ${column})`.execute(trx)

export type ForeignKey = { name: string; table: string; to: string; definition: string }

/** Lists the foreign keys between the game's tables. */
export const listForeignKeys = async (db: Queryable): Promise<ForeignKey[]> => {
  const { rows } = await sql<ForeignKey>`select conname as name, conrelid::regclass::text as table,
      confrelid::regclass::text as to, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`.execute(
    db,
  )
  return rows
}

export const dropForeignKey = (trx: Queryable, { table, name }: ForeignKey) =>
  sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(trx)

export const addForeignKey = (trx: Queryable, { table, name, definition }: ForeignKey) =>
  sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(trx)

/** Makes the game's functions known to every node, and has changes that follow from keys to reference tables run one node after another. */
export async function placeFunctions(trx: Queryable): Promise<void> {
  // Only immutable functions may be called in what a write returns. Its argument is a column, so it is still called for each row.
  await sql`alter function in_time(timestamptz) immutable`.execute(trx)
  const { rows } = await sql<{ name: string; database: string }>`
    select p.oid::regprocedure::text as name, current_database() as database from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`.execute(trx)
  for (const { name } of rows)
    await sql`select create_distributed_function(${name}::regprocedure)`.execute(trx)
  await sql`alter database ${sql.id(rows[0]?.database ?? '')} set citus.multi_shard_modify_mode = 'sequential'`.execute(
    trx,
  )
}

type Sequence = { name: string; last: number }

/** Lists the sequences of ids that have been used. */
export const listSequences = async (db: Queryable): Promise<Sequence[]> => {
  const { rows } =
    await sql<Sequence>`select quote_ident(sequencename) as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null`.execute(db)
  return rows
}

/** Makes ids continue where they were, as Citus restarts the sequences for its nodes. */
export async function continueSequences(trx: Queryable, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, last } of sequences) await sql`select setval(${name}, ${last})`.execute(trx)
}

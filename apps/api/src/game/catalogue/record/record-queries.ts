import type { CatalogueKind } from '@game/domain'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import { containing, type Paging } from '../../../ground/contract/paging.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { takeTurn } from '../../../ground/distribution/turn-queries.ts'
import { isInCatalogue } from './own-record-queries.ts'

type Columns = Readonly<Record<string, unknown>>
type Listed<Item> = { kind: CatalogueKind; wire: RawBuilder<Item>; order: 'id' | 'name'; searched: string[] }

/** `name` sorts regardless of case, as a reader looks names up. */
const orders = { id: sql`id`, name: sql`lower(name), id` }

/** A page of a list; with `id` only that record, provided the phrase matches it. */
export type ListFilter = Paging & { id?: number | undefined }

const matching = (
  { kind, searched }: Pick<Listed<unknown>, 'kind' | 'searched'>,
  { phrase, id }: Pick<ListFilter, 'phrase' | 'id'>,
) => {
  const found = searched.map(column => sql`${sql.ref(column)} ilike ${containing(phrase)}`)
  return sql`${phrase === '' ? sql`true` : sql`(${sql.join(found, sql` or `)})`}
    and ${id === undefined ? sql`true` : sql`id = ${id}`} and ${isInCatalogue(kind)}`
}

export const listRecords = async <Item>(
  db: Queryable,
  { kind, wire, order, searched }: Listed<Item>,
  { page, pageSize, ...narrowing }: ListFilter,
): Promise<Item[]> => {
  const { rows } = await sql<{ record: Item }>`select ${wire} as record from ${sql.table(kind)}
    where ${matching({ kind, searched }, narrowing)} order by ${orders[order]}
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return rows.map(row => row.record)
}

export const countRecords = async (
  db: Queryable,
  { kind, searched }: Pick<Listed<unknown>, 'kind' | 'searched'>,
  narrowing: ListFilter,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(kind)}
    where ${matching({ kind, searched }, narrowing)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Reads records by their ids, in the order of these. */
export const getRecords = async <Item>(
  db: Queryable,
  { kind, wire }: Pick<Listed<Item>, 'kind' | 'wire'>,
  ids: readonly number[],
): Promise<Item[]> => {
  const { rows } = await sql<{ record: Item }>`select ${wire} as record from ${sql.table(kind)}
    where id = any(${ids}::int[]) and ${isInCatalogue(kind)} order by array_position(${ids}::int[], id)`.execute(
    db,
  )
  return rows.map(row => row.record)
}

export const getRecord = async <Item>(
  db: Queryable,
  listed: Pick<Listed<Item>, 'kind' | 'wire'>,
  id: number,
): Promise<Item> => {
  const [record] = await getRecords(db, listed, [id])
  return record ?? notFound(listed.kind)
}

/**
 * Inserts records that have the same columns; undefined ones get their defaults. Returns the ids in their order. A statement has at most 65,535
 * values: 3,000 players, the most that an event file has, are fewer.
 */
export const insertRecords = async (
  db: Queryable,
  kind: CatalogueKind,
  rows: readonly Columns[],
): Promise<number[]> => {
  const inserted = await db
    .insertInto(kind)
    .values(rows as Insertable<Schema[CatalogueKind]>[])
    .returning('id')
    .execute()
  return inserted.map(({ id }) => id)
}

/** Updates the given columns; undefined ones stay as they are. */
export const updateRecord = async (
  db: Queryable,
  kind: string,
  id: number,
  columns: Columns,
): Promise<void> => {
  const given = Object.entries(columns).filter(([column, value]) => column !== 'id' && value !== undefined)
  const set = given.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(kind)} set ${sql.join(set)} where id = ${id}`.execute(db)
}

/** Prevents other transactions from changing or removing the record until this one ends. */
export async function lockRecord(db: Queryable, kind: string, id: number): Promise<void> {
  await takeTurn(db, 'edits')
  await sql`select id from ${sql.table(kind)} where id = ${id} for update`.execute(db)
}

export const deleteRecord = (db: Queryable, kind: string, id: number) =>
  sql`delete from ${sql.table(kind)} where id = ${id}`.execute(db)

/** Counts what uses a record, with up to three names. */
export const countUses = async (
  db: Queryable,
  users: RawBuilder<{ name: string }>,
): Promise<{ count: number; names: string[] }> => {
  const { rows } = await sql<{ count: number; names: string[] }>`select count(*) as count,
    (coalesce(array_agg(distinct name), '{}'))[1:3] as names from (${users}) users`.execute(db)
  return rows[0] ?? { count: 0, names: [] }
}

/**
 * Raises the revision of phases that have not locked, so that a move checked against the old state is checked again (rulebook
 * 4.17).
 */
const touch = async (db: Queryable, which: RawBuilder<unknown>): Promise<void> => {
  await takeTurn(db, 'edits')
  await takeTurn(db, 'open phases')
  await sql`with touched as (select event_id, index from phase where clock_timestamp() < lock and ${which}
      order by event_id, index for update)
    update phase p set revision = revision + 1 from touched t
    where p.event_id = t.event_id and p.index = t.index`.execute(db)
}

export const touchOpenPhases = (db: Queryable) => touch(db, sql`true`)

export const touchPhasesOfPerk = (db: Queryable, perkId: number) =>
  touch(
    db,
    sql`exists (select from phase_perk x where x.perk_id = ${perkId}
      and x.event_id = phase.event_id and x.phase_index = phase.index)`,
  )

export const touchPhasesOfPlayers = (db: Queryable, playerIds: readonly number[]) =>
  touch(
    db,
    sql`exists (select from phase_player x where x.player_id = any(${playerIds})
      and x.event_id = phase.event_id and x.phase_index = phase.index)`,
  )

/** Sets the players of a team; returns the ids of those who joined or left it. */
export const changeTeam = async (
  db: Queryable,
  teamId: number,
  playerIds: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`update player
    set team_id = case when id = any(${playerIds}) then ${teamId}::int end
    where (team_id = ${teamId}) <> (id = any(${playerIds})) or (team_id is null and id = any(${playerIds}))
    returning id`.execute(db)
  return rows.map(row => row.id)
}

export const countPlayers = async (db: Queryable, playerIds: readonly number[]): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from player
    where id = any(${playerIds}) and ${isInCatalogue('player')}`.execute(db)
  return rows[0]?.count ?? 0
}

import type { CatalogueFileKind } from '@game/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { holdingAny } from '../../../ground/db/sql-expressions.ts'
import { takeTurn } from '../../../ground/distribution/turn-queries.ts'
import { isInCatalogue } from '../record/own-record-queries.ts'

/** Makes imports run one after another, so that each sees what the one before has added. */
export async function lockImports(db: Queryable): Promise<void> {
  await takeTurn(db, 'edits')
  await sql`select pg_advisory_xact_lock(hashtext('import-catalogue'))`.execute(db)
}

/** The row lock a reader takes; undefined to take none. */
type RowLock = 'for key share' | 'for no key update' | undefined

const lockClause = (lock: RowLock, table: string) =>
  lock ? sql`${sql.raw(lock)} of ${sql.table(table)}` : sql``

type Named = { id: number; name: string }

export const listNames = async (db: Queryable, table: 'role' | 'style', lock?: RowLock): Promise<Named[]> => {
  const { rows } = await sql<Named>`select id, name from ${sql.table(table)} order by id
    ${lockClause(lock, table)}`.execute(db)
  return rows
}

type TeamRow = { id: number; key: string; name: string }

export const listTeams = async (db: Queryable, lock?: RowLock): Promise<TeamRow[]> => {
  const { rows } =
    await sql<TeamRow>`select id, key, name from team where ${isInCatalogue('team')} order by id
    ${lockClause(lock, 'team')}`.execute(db)
  return rows
}

type PlayerRow = {
  id: number
  steam_id: string
  name: string
  country: string
  birth: string
  img: string
  team_id: number | null
  role_id: number
  style_id: number
}

export const listPlayers = async (db: Queryable, lock?: RowLock): Promise<PlayerRow[]> => {
  const { rows } =
    await sql<PlayerRow>`select id, steam_id, name, country, birth, img, team_id, role_id, style_id
    from player where ${isInCatalogue('player')} order by id ${lockClause(lock, 'player')}`.execute(db)
  return rows
}

/** The columns of each table that a file fills. */
const columns = {
  team: { key: 'text', name: 'text' },
  player: {
    steam_id: 'text',
    name: 'text',
    country: 'text',
    birth: 'date',
    img: 'text',
    team_id: 'int',
    role_id: 'int',
    style_id: 'int',
  },
} as const satisfies Record<CatalogueFileKind, Record<string, string>>

export type FileRow = Readonly<Record<string, string | number | null>>

const recordset = (kind: CatalogueFileKind, rows: readonly FileRow[]): RawBuilder<unknown> => {
  const typed = Object.entries({ id: 'int', ...columns[kind] }).map(
    ([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`,
  )
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.join(typed)})`
}

export const insertRows = (db: Queryable, kind: CatalogueFileKind, rows: readonly FileRow[]) => {
  const names = sql.join(Object.keys(columns[kind]).map(column => sql.ref(column)))
  return sql`insert into ${sql.table(kind)} (${names}) select ${names} from ${recordset(kind, rows)}`.execute(
    db,
  )
}

/** Updates each row by its `id`. */
export const updateRows = (db: Queryable, kind: CatalogueFileKind, rows: readonly FileRow[]) => {
  const set = Object.keys(columns[kind]).map(column => sql`${sql.ref(column)} = r.${sql.ref(column)}`)
  return sql`update ${sql.table(kind)} t set ${sql.join(set)} from ${recordset(kind, rows)}
    where t.id = r.id`.execute(db)
}

/** Counts the decks of phases that have not locked which hold any of the players. */
export const countOpenDecks = async (db: Queryable, playerIds: readonly number[]): Promise<number> => {
  const open = await sql<{ event: number; phase: number }>`select event_id as event, index as phase from phase
    where clock_timestamp() < lock`.execute(db)
  const { rows } = await sql<{ decks: number }>`select count(*) as decks from deck
    where (event_id, phase_index) in (select * from unnest(${open.rows.map(({ event }) => event)}::int[],
      ${open.rows.map(({ phase }) => phase)}::int[])) and ${holdingAny(playerIds)}`.execute(db)
  return rows[0]?.decks ?? 0
}

import { type Insertable, sql, type Updateable } from 'kysely'
import type { Sql } from '../../db/db.ts'
import type { Schema } from '../../db/schema.ts'

const columns = ['index', 'name', 'points', 'mult', 'open', 'lock', 'revision'] as const

/** Everybody locks phases first, then decks; several by their index. */
export const lockPhases = (db: Sql, eventId: number) =>
  db
    .selectFrom('phase')
    .where('event_id', '=', eventId)
    .select(columns)
    .orderBy('index')
    .forUpdate()
    .execute()
export type LockedPhase = Awaited<ReturnType<typeof lockPhases>>[number]

export const insertPhase = (db: Sql, phase: Insertable<Schema['phase']>) =>
  db.insertInto('phase').values(phase).returning(columns).executeTakeFirstOrThrow()

export type PhaseAt = { eventId: number; phaseIndex: number }

/** Columns that are undefined stay as they are. */
export const updatePhaseRow = (
  db: Sql,
  { eventId, phaseIndex }: PhaseAt,
  changed: Updateable<Schema['phase']>,
) =>
  db
    .updateTable('phase')
    .set(changed)
    .where('event_id', '=', eventId)
    .where('index', '=', phaseIndex)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const deletePhase = (db: Sql, { eventId, phaseIndex }: PhaseAt) =>
  db.deleteFrom('phase').where('event_id', '=', eventId).where('index', '=', phaseIndex).execute()

/** A new revision: moves that were judged by the old state of these phases are judged again. */
export const touchPhases = (db: Sql, eventId: number, indexes: readonly number[], revision: number) =>
  db
    .updateTable('phase')
    .set({ revision })
    .where('event_id', '=', eventId)
    .where('index', '=', sql<number>`any(${indexes}::int[])`)
    .execute()

export type Renumbering = { from: number; to: number }

/** No index has this many: phases pass through it so that no two ever share one. What hangs on them follows. */
const aside = 1_000_000

export const renumberPhases = async (db: Sql, eventId: number, moves: readonly Renumbering[]) => {
  const [from, to] = [moves.map(move => move.from), moves.map(move => move.to)]
  await sql`update phase set index = index + ${aside}
    where event_id = ${eventId} and index = any(${from}::int[])`.execute(db)
  await sql`update phase p set index = m.to from unnest(${from}::int[], ${to}::int[]) m("from", "to")
    where p.event_id = ${eventId} and p.index = m.from + ${aside}`.execute(db)
}

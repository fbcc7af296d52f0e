import { type Insertable, sql, type Updateable } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { columns, type PhaseAt } from '../edit/phase-queries.ts'

export const insertPhase = (db: Queryable, phase: Insertable<Schema['phase']>) =>
  db.insertInto('phase').values(phase).returning(columns).executeTakeFirstOrThrow()

/** Finds what a phase that is made like this one gets: goal, multiplier and Polish name; undefined if there is none. */
export const findLikePhase = (db: Queryable, { eventId, phaseIndex }: PhaseAt) =>
  db
    .selectFrom('phase')
    .where('event_id', '=', eventId)
    .where('index', '=', phaseIndex)
    .select(['points', 'mult', 'name_pl'])
    .executeTakeFirst()

/** Updates the given columns; undefined ones stay as they are. */
export const updatePhaseRow = (
  db: Queryable,
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

/** Lowers the goal that counts, and the set one, so that a recheck does not raise it again. */
export const saveLowerGoal = (db: Queryable, { eventId, phaseIndex }: PhaseAt, goal: number) =>
  db
    .updateTable('phase')
    .set({ goal, points: sql<number>`least(points, ${goal}::numeric)` })
    .where('event_id', '=', eventId)
    .where('index', '=', phaseIndex)
    .execute()

export const deletePhase = (db: Queryable, { eventId, phaseIndex }: PhaseAt) =>
  db.deleteFrom('phase').where('event_id', '=', eventId).where('index', '=', phaseIndex).execute()

export type Renumbering = { from: number; to: number }

/**
 * Larger than any index: phases get temporary indexes above it, so that no two ever share one. References follow by cascade.
 */
const renumberOffset = 1_000_000

export const renumberPhases = async (db: Queryable, eventId: number, moves: readonly Renumbering[]) => {
  const [from, to] = [moves.map(move => move.from), moves.map(move => move.to)]
  await sql`update phase set index = index + ${renumberOffset}
    where event_id = ${eventId} and index = any(${from}::int[])`.execute(db)
  await sql`update phase p set index = m.to from unnest(${from}::int[], ${to}::int[]) m("from", "to")
    where p.event_id = ${eventId} and p.index = m.from + ${renumberOffset}`.execute(db)
}

export const listRolledPerks = async (db: Queryable, { eventId, phaseIndex }: PhaseAt): Promise<number[]> => {
  const rows = await db
    .selectFrom('phase_perk')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .select('perk_id')
    .orderBy('place')
    .execute()
  return rows.map(row => row.perk_id)
}

export const replaceRolledPerks = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseAt,
  perks: readonly number[],
) => {
  await db
    .deleteFrom('phase_perk')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .execute()
  await sql`insert into phase_perk (event_id, phase_index, place, perk_id)
    select ${eventId}::int, ${phaseIndex}::int, place - 1, perk
    from unnest(${perks}::int[]) with ordinality as rolled(perk, place)`.execute(db)
}

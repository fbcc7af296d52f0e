import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { generationTables } from '../publish/generation-queries.ts'

/** The least number of seconds between two projections of an event (rulebook 15.20). */
const secondsBetween = 3

/** Lists events with rounds played since their ranks were last projected, and `at`: when they may be projected again. */
export const listUnprojected = async (
  db: Queryable,
  eventId?: number,
): Promise<{ eventId: number; at: string }[]> => {
  const one: RawBuilder<unknown> = eventId === undefined ? sql`` : sql`and l.event_id = ${eventId}`
  const { rows } = await sql<{ eventId: number; at: string }>`
    select l.event_id as "eventId",
      coalesce(l.projected_at + make_interval(secs => ${secondsBetween}), clock_timestamp()) as at
    from event_live l where l.rounds > l.projected_rounds ${one} order by l.event_id`.execute(db)
  return rows
}

/** Loads what an event's ranks are projected from; `hasRanks`: whether there are ranks to compare with. */
export const findProjecting = (db: Queryable, eventId: number) =>
  db
    .selectFrom('event_live as l')
    .innerJoin('event as e', 'e.id', 'l.event_id')
    .leftJoin('phase_figures as f', join =>
      join
        .onRef('f.event_id', '=', 'e.id')
        .onRef('f.generation', '=', 'e.generation')
        .on('f.phase_index', '=', 0),
    )
    .where('l.event_id', '=', eventId)
    .select(['l.revision', 'l.maps', 'l.rounds', 'l.projection', 'e.completed', 'e.generation'])
    .select(sql<boolean>`l.projection < 0 or coalesce(f.best > 0, false)`.as('hasRanks'))
    .executeTakeFirst()

/** Deletes all projected rankings of an event except one. */
export const deleteProjections = async (db: Queryable, eventId: number, kept: number): Promise<void> => {
  for (const table of generationTables)
    await db
      .deleteFrom(table)
      .where('event_id', '=', eventId)
      .where('generation', '<', 0)
      .where('generation', '!=', kept)
      .execute()
}

/** Records up to which round ranks are projected, and their generation; pages get a message about it as about any change. */
export const markProjected = (
  db: Queryable,
  eventId: number,
  { rounds, projection }: { rounds: number; projection: number },
) =>
  db
    .updateTable('event_live')
    .set({
      projection,
      projected_rounds: rounds,
      projected_at: sql<string>`statement_timestamp()`,
      revision: sql<number>`revision + 1`,
    })
    .where('event_id', '=', eventId)
    .execute()

/** Finds the generation of an event's projected ranking; 0 for none. */
export const findProjection = async (db: Queryable, eventId: number): Promise<number> => {
  const row = await db
    .selectFrom('event_live')
    .where('event_id', '=', eventId)
    .select('projection')
    .executeTakeFirst()
  return row?.projection ?? 0
}

import type { LoggedMap } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

/** Makes readings of a source run one after another; new chunks can still arrive. */
export const lockSource = (db: Queryable, id: number) =>
  db
    .selectFrom('score_source')
    .where('id', '=', id)
    .select(({ exists, selectFrom }) => [
      'id',
      'event_id as eventId',
      'paused',
      'first_log as firstLog',
      exists(
        selectFrom('private_event as h')
          .whereRef('h.event_id', '=', 'score_source.event_id')
          .where('h.automatic', '=', true)
          .select('h.event_id'),
      ).as('automatic'),
    ])
    .forNoKeyUpdate()
    .executeTakeFirst()

export const listPhaseDates = (db: Queryable, eventId: number) =>
  db
    .selectFrom('phase')
    .where('event_id', '=', eventId)
    .select(['index', 'open', 'lock', 'points'])
    .orderBy('index')
    .execute()

/** Lists the log and the number of each map of a source, without what was read of it. */
export const listMapPlaces = (db: Queryable, sourceId: number) =>
  db
    .selectFrom('score_source_map')
    .where('source_id', '=', sourceId)
    .select(['log', 'number', 'dropped'])
    .orderBy('log')
    .orderBy('number')
    .execute()

/** A map as it is read; `phaseIndex` applies unless an admin has moved the map. */
export type NewMap = { log: number; dropped: boolean; phaseIndex: number | null; facts: LoggedMap }

/** Replaces the maps that were read from these logs; phases that an admin has set stay. */
export const replaceMaps = async (
  db: Queryable,
  sourceId: number,
  logs: readonly number[],
  maps: readonly NewMap[],
): Promise<void> => {
  const kept = sql`(values ${sql.join([
    sql`(0, 0)`,
    ...maps.map(({ log, facts }) => sql`(${log}::int, ${facts.number}::int)`),
  ])})`
  await db
    .deleteFrom('score_source_map')
    .where('source_id', '=', sourceId)
    .where('log', 'in', [0, ...logs])
    .where(sql<boolean>`(log, number) not in ${kept}`)
    .execute()
  if (maps.length === 0) return
  await db
    .insertInto('score_source_map')
    .values(
      maps.map(({ log, dropped, phaseIndex, facts }) => ({
        source_id: sourceId,
        log,
        number: facts.number,
        dropped,
        phase_index: phaseIndex,
        facts: JSON.stringify(facts),
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['source_id', 'log', 'number']).doUpdateSet({
        facts: eb => eb.ref('excluded.facts'),
        phase_index: sql<number>`case when score_source_map.moved then score_source_map.phase_index
          else excluded.phase_index end`,
      }),
    )
    .execute()
}

/** Moves a map to a phase, or to none; returns whether there is such a map. */
export const moveMap = async (
  db: Queryable,
  sourceId: number,
  { log, map, phaseIndex }: { log: number; map: number; phaseIndex: number | null },
): Promise<boolean> => {
  const moved = await db
    .updateTable('score_source_map')
    .set({ phase_index: phaseIndex, moved: true })
    .where('source_id', '=', sourceId)
    .where('log', '=', log)
    .where('number', '=', map)
    .returning('log')
    .executeTakeFirst()
  return moved !== undefined
}

/** Lists all maps of an event, those of removed sources included, in the order in which they were read. */
export const listEventMaps = (db: Queryable, eventId: number) =>
  db
    .selectFrom('score_source_map as m')
    .innerJoin('score_source as s', 's.id', 'm.source_id')
    .where('s.event_id', '=', eventId)
    .select([
      's.id as sourceId',
      's.name as sourceName',
      's.account_id as userId',
      sql<boolean>`s.removed_at is not null`.as('removed'),
      'm.log',
      'm.number',
      'm.dropped',
      'm.phase_index as phaseIndex',
      'm.moved',
      'm.facts',
    ])
    .orderBy('s.id')
    .orderBy('m.log')
    .orderBy('m.number')
    .execute()
export type EventMap = Awaited<ReturnType<typeof listEventMaps>>[number]

/** Renumbers the phases of an event's maps; maps of removed phases have none afterwards. */
export const renumberMaps = (db: Queryable, eventId: number, kept: readonly { from: number; to: number }[]) =>
  sql`update score_source_map m set phase_index = (
      select n."to" from unnest(${kept.map(({ from }) => from)}::int[], ${kept.map(({ to }) => to)}::int[])
        n("from", "to") where n."from" = m.phase_index)
    from score_source s where s.id = m.source_id and s.event_id = ${eventId}`.execute(db)

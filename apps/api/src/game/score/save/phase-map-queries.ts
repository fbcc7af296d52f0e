import type { CountedMoment, MapInSet, MapState, PlayerCount, ScoreFileType } from '@game/domain'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'

const columns = [
  'id',
  'phase_index as phase',
  'type',
  'key',
  'origin',
  'whole',
  'match',
  'map',
  'number',
  'rounds',
  'rows',
  'players',
  'first_kills as firstKills',
  'uncounted',
  'layout',
  'source_name as sourceName',
  'source_id as sourceId',
  'checksum',
  'demos',
  'account_id as userId',
  'added_at as addedAt',
] as const

const selectMaps = (db: Queryable, eventId: number) =>
  db.selectFrom('score_map').where('event_id', '=', eventId).select(columns).orderBy('id')
type Row<Query> = Query extends SelectQueryBuilder<Schema, 'score_map', infer Selected> ? Selected : never

/** A stored map without its counts. */
export type KeptMap = Row<ReturnType<typeof selectMaps>>
/** A map that is stored when an entry of the history has it. */
export type NewMap = Omit<KeptMap, 'id' | 'addedAt'> & {
  id: null
  counts: readonly PlayerCount[]
  /** Its kills, if a file has them; those of a game server are in its logs. */
  moments: readonly CountedMoment[] | null
}
export type SetMap = KeptMap | NewMap

/** The set of maps of a phase and type. */
export type PhaseSet<Map extends SetMap = SetMap> = {
  phase: number
  type: ScoreFileType
  maps: MapInSet<Map>[]
}

type Places = { phase: number; type: ScoreFileType; maps: { id: number; state: MapState }[] }[]

async function setsOf(db: Queryable, eventId: number, places: Places): Promise<PhaseSet<KeptMap>[]> {
  const ids = places.flatMap(({ maps }) => maps.map(({ id }) => id))
  const rows = await selectMaps(db, eventId).where('id', '=', sql<number>`any(${ids}::int[])`).execute()
  const byId = new Map(rows.map(row => [row.id, row]))
  return places.map(({ phase, type, maps }) => ({
    phase,
    type,
    maps: maps.flatMap(({ id, state }) => {
      const map = byId.get(id)
      return map?.phase === phase ? [{ map, state }] : []
    }),
  }))
}

/**
 * Returns the sets of an event's phases: after the newest entry of the history that concerns each, or after the newest before
 * an entry.
 */
export async function listSets(
  db: Queryable,
  eventId: number,
  beforeUpload: number | null = null,
): Promise<PhaseSet<KeptMap>[]> {
  const { rows } = await sql<Places[number]>`
    select distinct on (phase, u.type) phase, u.type, u.maps
    from score_upload u, unnest(u.phases) phase
    where u.event_id = ${eventId} and (${beforeUpload}::int is null or u.id < ${beforeUpload}::int)
    order by phase, u.type, u.id desc`.execute(db)
  return setsOf(db, eventId, rows)
}

/** Returns the sets of an entry's phases after it. */
export const setsAfter = (
  db: Queryable,
  upload: {
    event_id: number
    type: ScoreFileType
    phases: readonly number[]
    maps: Places[number]['maps']
  },
): Promise<PhaseSet<KeptMap>[]> =>
  setsOf(
    db,
    upload.event_id,
    upload.phases.map(phase => ({ phase, type: upload.type, maps: upload.maps })),
  )

export async function insertMap(db: Queryable, eventId: number, map: NewMap): Promise<number> {
  const { id } = await db
    .insertInto('score_map')
    .values({
      event_id: eventId,
      phase_index: map.phase,
      type: map.type,
      key: map.key,
      origin: map.origin,
      whole: map.whole,
      match: map.match,
      map: map.map,
      number: map.number,
      rounds: map.rounds,
      rows: map.rows,
      players: [...map.players],
      first_kills: map.firstKills,
      uncounted: map.uncounted,
      counts: JSON.stringify(map.counts),
      layout: map.layout,
      source_name: map.sourceName,
      source_id: map.sourceId,
      checksum: map.checksum,
      demos: JSON.stringify(map.demos),
      moments: map.moments && JSON.stringify(map.moments),
      account_id: map.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the counts of stored maps, by their ids. */
export async function getMapCounts(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, readonly PlayerCount[]>> {
  const rows = await db
    .selectFrom('score_map')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .select(['id', 'counts'])
    .execute()
  return new Map(rows.map(({ id, counts }) => [id, counts]))
}

/** Returns the counts of stored maps, by their ids, with the kills of those that have them. */
export async function getMapMoments(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, { counts: readonly PlayerCount[]; kills: readonly CountedMoment[] | null }>> {
  const rows = await db
    .selectFrom('score_map')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .select(['id', 'counts', 'moments as kills'])
    .execute()
  return new Map(rows.map(({ id, ...map }) => [id, map]))
}

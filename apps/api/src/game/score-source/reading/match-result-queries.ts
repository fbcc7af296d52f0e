import type { MatchMap, MatchSides } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

/** Lists the matches of an event, except void ones, by date, with the SteamIDs of their teams in the phase. */
export const listMatchSides = async (
  db: Queryable,
  eventId: number,
): Promise<(MatchSides & { phaseIndex: number })[]> => {
  const playersOf = (column: string) => sql`array(select p.steam_id from phase_player x
    join player p on p.id = x.player_id
    where x.event_id = m.event_id and x.phase_index = m.phase_index and x.team_id = ${sql.ref(column)})`
  const { rows } = await sql<MatchSides & { phaseIndex: number }>`
    select m.id, m.phase_index as "phaseIndex", ${playersOf('m.home_team_id')} as home,
      ${playersOf('m.away_team_id')} as away, (
        select coalesce(jsonb_agg(jsonb_build_object('mapNumber', map_number, 'mapId', map_id,
          'homeScore', home_score, 'awayScore', away_score) order by map_number), '[]')
        from match_map where match_id = m.id) as maps
    from match m where m.event_id = ${eventId} and m.status <> 'void' order by m.date, m.id`.execute(db)
  return rows
}

export const listCatalogueMaps = (db: Queryable) => db.selectFrom('map').select(['id', 'name']).execute()

/** Saves the maps of a match: those that it has with their results, and new ones. */
export const saveResults = (db: Queryable, matchId: number, maps: readonly MatchMap[]) =>
  db
    .insertInto('match_map')
    .values(
      maps.map(({ mapNumber, mapId, homeScore, awayScore }) => ({
        match_id: matchId,
        map_number: mapNumber,
        map_id: mapId,
        home_score: homeScore,
        away_score: awayScore,
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['match_id', 'map_number']).doUpdateSet({
        home_score: eb => eb.ref('excluded.home_score'),
        away_score: eb => eb.ref('excluded.away_score'),
      }),
    )
    .execute()

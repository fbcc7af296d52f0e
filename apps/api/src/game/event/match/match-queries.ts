import type { Match } from '@game/domain'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '../../../ground/db/db.ts'
import type { PhaseAt } from '../edit/phase-queries.ts'

export const findMatch = (db: Queryable, matchId: number) =>
  db
    .selectFrom('match as m')
    .where('m.id', '=', matchId)
    .select(eb => [
      'm.id',
      'm.event_id as eventId',
      'm.phase_index as phaseIndex',
      'm.home_team_id as homeTeamId',
      'm.away_team_id as awayTeamId',
      'm.date',
      'm.status',
      'm.best_of as bestOf',
      jsonArrayFrom(
        eb
          .selectFrom('match_map as x')
          .whereRef('x.match_id', '=', 'm.id')
          .select([
            'x.map_number as mapNumber',
            'x.map_id as mapId',
            'x.home_score as homeScore',
            'x.away_score as awayScore',
          ])
          .orderBy('x.map_number'),
      ).as('maps'),
    ])
    .executeTakeFirst()

const columnsOf = ({ homeTeamId, awayTeamId, date, phaseIndex, status, bestOf }: Match) => ({
  home_team_id: homeTeamId,
  away_team_id: awayTeamId,
  date,
  phase_index: phaseIndex,
  status,
  best_of: bestOf,
})

/** Inserts matches; returns their ids in the same order. */
export const insertMatches = async (
  db: Queryable,
  eventId: number,
  matches: readonly Match[],
): Promise<number[]> => {
  const rows = matches.map(match => ({ event_id: eventId, ...columnsOf(match) }))
  const inserted = await db.insertInto('match').values(rows).returning('id').execute()
  return inserted.map(({ id }) => id)
}

/** Lists the matches of a phase by date. */
export const listPhaseMatches = (db: Queryable, { eventId, phaseIndex }: PhaseAt) =>
  db
    .selectFrom('match')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .select(['id', 'home_team_id as homeTeamId', 'away_team_id as awayTeamId', 'date', 'status'])
    .orderBy('date')
    .execute()

export const insertMatch = async (db: Queryable, eventId: number, match: Match): Promise<number> => {
  const [id = 0] = await insertMatches(db, eventId, [match])
  return id
}

export const updateMatch = (db: Queryable, matchId: number, match: Match) =>
  db.updateTable('match').set(columnsOf(match)).where('id', '=', matchId).execute()

export const replaceMaps = async (db: Queryable, matchId: number, maps: Match['maps']) => {
  await db.deleteFrom('match_map').where('match_id', '=', matchId).execute()
  await insertMaps(
    db,
    maps.map(map => ({ matchId, ...map })),
  )
}

/** Inserts maps of matches. */
export const insertMaps = (db: Queryable, maps: readonly (Match['maps'][number] & { matchId: number })[]) =>
  sql`insert into match_map (match_id, map_number, map_id, home_score, away_score)
    select * from jsonb_to_recordset(${JSON.stringify(maps)}::jsonb)
      as m("matchId" int, "mapNumber" int, "mapId" int, "homeScore" int, "awayScore" int)`.execute(db)

export const deleteMatch = (db: Queryable, matchId: number) =>
  db.deleteFrom('match').where('id', '=', matchId).execute()

const playedBy = (teamId: number) => sql<boolean>`${teamId} in (home_team_id, away_team_id)`

export const countMatches = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseAt,
  teamId: number,
): Promise<number> => {
  const { count } = await db
    .selectFrom('match')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .where(playedBy(teamId))
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const deleteMatchesOf = (db: Queryable, { eventId, phaseIndex }: PhaseAt, teamId: number) =>
  db
    .deleteFrom('match')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .where(playedBy(teamId))
    .execute()

/** Lists the players of these teams in these phases. */
export const listPlayersOf = async (
  db: Queryable,
  { eventId, phaseIndexes, teams }: { eventId: number; phaseIndexes: number[]; teams: number[] },
): Promise<number[]> => {
  const rows = await db
    .selectFrom('phase_player')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', sql<number>`any(${phaseIndexes}::int[])`)
    .where('team_id', '=', sql<number>`any(${teams}::int[])`)
    .select('player_id')
    .execute()
  return rows.map(row => row.player_id)
}

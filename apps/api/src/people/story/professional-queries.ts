import { sql } from 'kysely'
import { isScored, scoresVersion } from '../../game/score/read/player-score-queries.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { iso } from '../../ground/db/sql-expressions.ts'

/** The versions of the catalogue and of what players did in past phases. */
export const findVersions = async (
  db: Queryable,
): Promise<{ catalogue: number | null; newestUpload: number } | undefined> => {
  const { rows } = await sql<{ catalogue: number | null; newestUpload: number }>`
    select (select version from content_version where scope = 0) as catalogue,
      coalesce((select max(upload_id) from phase_upload), 0) as "newestUpload"`.execute(db)
  return rows[0]
}

type ListedPhase = {
  eventId: number
  event: string
  phaseIndex: number
  phase: string
  phasePl: string | null
  lock: string
  scored: boolean
  version: string | null
}

/** Lists the last phases of public events that have locked and list a player, the newest first. */
export const listLockedPhases = async (
  db: Queryable,
  playerId: number,
  limit: number,
): Promise<ListedPhase[]> => {
  const { rows } = await sql<ListedPhase>`
    select e.id as "eventId", e.name as event, p.index as "phaseIndex", p.name as phase, p.name_pl as "phasePl", ${iso(sql.ref('p.lock'))} as lock,
      ${isScored} as scored, ${scoresVersion} as version
    from phase_player x join phase p on p.event_id = x.event_id and p.index = x.phase_index
    join event e on e.id = x.event_id
    where x.player_id = ${playerId} and e.public and p.open < p.lock and p.lock <= clock_timestamp()
    order by p.lock desc, e.id desc, p.index desc limit ${limit}`.execute(db)
  return rows
}

type Team = { key: string; name: string }
export type PlayedMatch = {
  id: number
  eventId: number
  event: string
  date: string
  status: string
  home: Team
  away: Team
  maps: { map: string; home: number | null; away: number | null }[]
}

/** Lists the matches of a player's teams in the phases of public events that list the player, the newest first. */
export const listPlayerMatches = async (
  db: Queryable,
  playerId: number,
  limit: number,
): Promise<PlayedMatch[]> => {
  const { rows } = await sql<PlayedMatch>`
    select m.id, e.id as "eventId", e.name as event, ${iso(sql.ref('m.date'))} as date, m.status,
      jsonb_build_object('key', h.key, 'name', h.name) as home, jsonb_build_object('key', a.key, 'name', a.name) as away,
      (select coalesce(jsonb_agg(jsonb_build_object('map', g.name, 'home', r.home_score, 'away', r.away_score)
        order by r.map_number), '[]') from match_map r join map g on g.id = r.map_id where r.match_id = m.id) as maps
    from phase_player x join match m on m.event_id = x.event_id and m.phase_index = x.phase_index
      and x.team_id in (m.home_team_id, m.away_team_id)
    join event e on e.id = m.event_id join team h on h.id = m.home_team_id join team a on a.id = m.away_team_id
    where x.player_id = ${playerId} and e.public order by m.date desc, m.id desc limit ${limit}`.execute(db)
  return rows
}

type PricedKeyplay = { id: number; name: string; namePl: string | null; price: number }

export const listPrices = async (db: Queryable): Promise<PricedKeyplay[]> =>
  db
    .selectFrom('keyplay')
    .select(['id', 'name', 'name_pl as namePl', 'points as price'])
    .orderBy('id')
    .execute()

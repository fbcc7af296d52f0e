import type { Appearance, CountedEvent, HistoryPhase, KeyplayType, PhaseCount } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

export type ListedPlayers = { newestUpload: number; players: number[] }

/** Finds the players listed in a phase, and the newest upload that counts in any phase: the history changes with it. */
export const findListedPlayers = async (db: Queryable, eventId: number, phaseIndex: number) => {
  const { rows } = await sql<ListedPlayers>`
    select coalesce((select max(upload_id) from phase_upload), 0) as "newestUpload",
      array(select player_id from phase_player x where x.event_id = p.event_id and x.phase_index = p.index
        order by 1) as players
    from phase p where p.event_id = ${eventId} and p.index = ${phaseIndex}`.execute(db)
  return rows[0]
}

/** Lists public events with the score files that count for their phases, newest first. */
export const listCountedEvents = async (
  db: Queryable,
  limit: number,
): Promise<(CountedEvent & { now: string })[]> => {
  const { rows } = await sql<CountedEvent & { now: string }>`
    select e.id as "eventId", e.completed, clock_timestamp() as now, (
      select jsonb_agg(jsonb_build_object('index', p.index, 'open', p.open, 'lock', p.lock, 'points', p.points,
        'files', (select coalesce(jsonb_agg(jsonb_build_object('type', f.type, 'uncounted', u.uncounted)), '[]')
          from phase_upload f join score_upload u on u.id = f.upload_id
          where f.event_id = p.event_id and f.phase_index = p.index)))
      from phase p where p.event_id = e.id) as phases
    from event e
    where e.public and exists (select from phase_upload f where f.event_id = e.id)
    order by e.id desc limit ${limit}`.execute(db)
  return rows
}

export type PhaseCounts = {
  appearances: Appearance[]
  counts: PhaseCount[]
  keyplays: { id: number; type: KeyplayType; points: number }[]
}

/** Reads the players listed and counted in the phases, the series and maps they played, what they did, and the catalogue. */
export const findPhaseCounts = async (
  db: Queryable,
  phases: readonly HistoryPhase[],
): Promise<PhaseCounts> => {
  const { rows } = await sql<PhaseCounts>`
    with counted as (
      select c.event_id, c.phase_index, c.place - 1 as phase, x.player_id, x.team_id, k.keyplay_id, k.count
      from unnest(${phases.map(each => each.eventId)}::int[], ${phases.map(each => each.index)}::int[])
        with ordinality c(event_id, phase_index, place)
      join phase_player x using (event_id, phase_index)
      join keyplay_count k using (event_id, phase_index, player_id)
      where k.count > 0),
    played as (
      select m.event_id, m.phase_index, m.home_team_id, m.away_team_id, count(*) as maps
      from match m join match_map r on r.match_id = m.id
      where r.home_score is not null and r.away_score is not null group by m.id),
    appearance as (
      select a.phase, a.player_id, count(m.maps) as series, coalesce(sum(m.maps), 0) as maps
      from (select distinct event_id, phase_index, phase, player_id, team_id from counted) a
      left join played m on m.event_id = a.event_id and m.phase_index = a.phase_index
        and a.team_id in (m.home_team_id, m.away_team_id)
      group by 1, 2)
    select
      (select coalesce(jsonb_agg(jsonb_build_object('playerId', player_id, 'phase', phase, 'series', series,
        'maps', maps) order by player_id, phase), '[]') from appearance) as appearances,
      (select coalesce(jsonb_agg(jsonb_build_object('playerId', player_id, 'phase', phase, 'keyplayId', keyplay_id,
        'count', count)), '[]') from counted) as counts,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'type', type, 'points', points) order by id), '[]')
        from keyplay) as keyplays`.execute(db)
  return rows[0] ?? { appearances: [], counts: [], keyplays: [] }
}

import type { EveningPhase, PhaseDates } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { goalOf, iso } from '../../../ground/db/sql-expressions.ts'

/** A map of a game server that is live; it counts for the phase until somebody moves it. */
export type LiveMap = {
  sourceId: number
  log: number
  number: number
  liveAt: string
  phaseIndex: number | null
  moved: boolean
}

/** What decides the next dates of an automatic evening; `maps` are in the order in which they went live. */
export type Evening = {
  /** In whose name the audit log has what the evening does: the owner, else who added its first game server. */
  actorId: number
  now: string
  maps: LiveMap[]
  phases: (PhaseDates & EveningPhase)[]
}

/** Finds an automatic evening that is not completed; undefined for every other event, and without anybody in whose name it could go on. */
export const findEvening = async (db: Queryable, eventId: number): Promise<Evening | undefined> => {
  const { rows } = await sql<Evening>`select o."actorId", ${iso(sql`clock_timestamp()`)} as now,
      (select coalesce(jsonb_agg(jsonb_build_object('sourceId', m.source_id, 'log', m.log, 'number', m.number,
          'liveAt', ${liveAt}, 'phaseIndex', m.phase_index, 'moved', m.moved) order by ${liveAt}), '[]')
        from score_source_map m join score_source s on s.id = m.source_id
        where s.event_id = e.id and ${liveAt} is not null) as maps,
      (select coalesce(jsonb_agg(jsonb_build_object('index', p.index, 'points', ${goalOf('p')},
          'open', ${iso(sql.ref('p.open'))}, 'lock', ${iso(sql.ref('p.lock'))},
          'matches', ${matchesOf}, 'running', ${runningIn}, 'counted', ${countedIn}) order by p.index), '[]')
        from phase p where p.event_id = e.id) as phases
    from event e join private_event h on h.event_id = e.id,
      lateral (select coalesce(h.owner_id, (select s.account_id from score_source s
        where s.event_id = e.id order by s.id limit 1)) as "actorId") o
    where e.id = ${eventId} and h.automatic and not e.completed and o."actorId" is not null`.execute(db)
  return rows[0]
}

const liveAt = sql`(m.facts ->> 'liveAt')`

const matchesOf = sql`(select coalesce(jsonb_agg(jsonb_build_object('status', t.status, 'bestOf', t.best_of, 'maps', (
      select coalesce(jsonb_agg(jsonb_build_object('homeScore', x.home_score, 'awayScore', x.away_score)), '[]')
      from match_map x where x.match_id = t.id))), '[]')
  from match t where t.event_id = p.event_id and t.phase_index = p.index)`

const runningIn = sql`(select count(*) from score_source_map m join score_source s on s.id = m.source_id
  where s.event_id = p.event_id and s.removed_at is null and m.phase_index = p.index and m.facts ->> 'state' = 'running')`

const countedIn = sql`(select count(*) from phase_upload f where f.event_id = p.event_id and f.phase_index = p.index)`

/** Lists the automatic evenings that are not completed. */
export const listEvenings = async (db: Queryable): Promise<number[]> => {
  const rows = await db
    .selectFrom('private_event as h')
    .innerJoin('event as e', 'e.id', 'h.event_id')
    .where('h.automatic', '=', true)
    .where('e.completed', '=', false)
    .select('e.id')
    .orderBy('e.id')
    .execute()
  return rows.map(row => row.id)
}

/** Lets a map of a game server count for a phase, until somebody moves it. */
export const setMapPhase = (
  db: Queryable,
  { sourceId, log, number }: Pick<LiveMap, 'sourceId' | 'log' | 'number'>,
  phaseIndex: number | null,
) =>
  db
    .updateTable('score_source_map')
    .set({ phase_index: phaseIndex })
    .where('source_id', '=', sourceId)
    .where('log', '=', log)
    .where('number', '=', number)
    .execute()

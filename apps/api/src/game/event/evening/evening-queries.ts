import type { EveningPhase, PhaseDates } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { goalOf, iso } from '../../../ground/db/sql-expressions.ts'

/** What decides the next dates of an automatic evening. */
export type Evening = {
  /** In whose name the audit log has what the evening does: the owner, else who added its first game server. */
  actorId: number
  now: string
  phases: (PhaseDates & Omit<EveningPhase, 'running'>)[]
}

/** Finds an automatic evening that is not completed; undefined for every other event, and without anybody in whose name it could go on. */
export const findEvening = async (db: Queryable, eventId: number): Promise<Evening | undefined> => {
  const { rows } = await sql<Evening>`select o."actorId", ${iso(sql`clock_timestamp()`)} as now,
      (select coalesce(jsonb_agg(jsonb_build_object('index', p.index, 'points', ${goalOf('p')},
          'open', ${iso(sql.ref('p.open'))}, 'lock', ${iso(sql.ref('p.lock'))},
          'matches', ${matchesOf}, 'counted', ${countedIn}) order by p.index), '[]')
        from phase p where p.event_id = e.id) as phases
    from event e join private_event h on h.event_id = e.id,
      lateral (select coalesce(h.owner_id, (select s.account_id from score_source s
        where s.event_id = e.id order by s.id limit 1)) as "actorId") o
    where e.id = ${eventId} and h.automatic and not e.completed and o."actorId" is not null`.execute(db)
  return rows[0]
}

const matchesOf = sql`(select coalesce(jsonb_agg(jsonb_build_object('status', t.status, 'bestOf', t.best_of, 'maps', (
      select coalesce(jsonb_agg(jsonb_build_object('homeScore', x.home_score, 'awayScore', x.away_score)), '[]')
      from match_map x where x.match_id = t.id))), '[]')
  from match t where t.event_id = p.event_id and t.phase_index = p.index)`

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

/** Lets a map of a game server count for a phase for good, also once the evening is not automatic any more, unless somebody has moved it. */
export const placeMap = (
  db: Queryable,
  { sourceId, log, number }: { sourceId: number; log: number; number: number },
  phaseIndex: number,
) =>
  db
    .updateTable('score_source_map')
    .set({ phase_index: phaseIndex, moved: true })
    .where('source_id', '=', sourceId)
    .where('log', '=', log)
    .where('number', '=', number)
    .where('moved', '=', false)
    .execute()

/** Lets the maps of an event that count for a phase count for it for good, as the evening decides about later ones only. */
export const keepPlaces = (db: Queryable, eventId: number) =>
  sql`update score_source_map m set moved = true from score_source s
    where s.id = m.source_id and s.event_id = ${eventId} and m.phase_index is not null`.execute(db)

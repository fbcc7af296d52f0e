import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { CellMap } from '../freeze/packed-deck.ts'
import type { PhaseCount } from '../rank/flatten-counts.ts'
import { deckScore } from '../rank/generation-queries.ts'
import { cellsJson } from '../rank/queries.ts'

export type ScoredEvent = {
  eventId: number
  completed: boolean
  now: string
  phases: {
    index: number
    open: string
    lock: string
    points: number
    decks: number
    scored: boolean
    cells: CellMap | null
  }[]
}

/** Lists other public events with a score file, newest first. */
export const listScoredEvents = async (
  db: Queryable,
  exceptEventId: number,
  limit: number,
): Promise<ScoredEvent[]> => {
  const { rows } = await sql<ScoredEvent>`
    select e.id as "eventId", e.completed, clock_timestamp() as now, (
      select jsonb_agg(jsonb_build_object('index', p.index, 'open', p.open, 'lock', p.lock, 'points', p.points,
        'decks', (select count(*) from locked_deck d where d.event_id = p.event_id and d.phase_index = p.index),
        'scored', exists (select from phase_upload u where u.event_id = p.event_id and u.phase_index = p.index),
        'cells', ${cellsJson}))
      from phase p where p.event_id = e.id) as phases
    from event e
    where e.id <> ${exceptEventId} and e.public and exists (select from phase_upload u where u.event_id = e.id)
    order by e.id desc limit ${limit}`.execute(db)
  return rows
}

type At = { eventId: number; index: number }
const columnsOf = (phases: readonly At[]) =>
  sql`${phases.map(each => each.eventId)}::int[], ${phases.map(each => each.index)}::int[]`

/** Lists the counts of phases of several events; `phase` is the place in the given list, from 1. */
export const listCountsOf = async (db: Queryable, phases: readonly At[]): Promise<PhaseCount[]> => {
  const { rows } = await sql<PhaseCount>`
    select p.place as phase, c.player_id as "playerId", c.keyplay_id as "keyplayId", sum(c.count) as count
    from unnest(${columnsOf(phases)}) with ordinality p(event_id, phase_index, place)
    join keyplay_count c using (event_id, phase_index)
    group by 1, 2, 3`.execute(db)
  return rows
}

/** Lists the scores of all decks of the phases in ascending order, of more than `max` only every n-th. */
export const sampleScores = async (
  db: Queryable,
  phases: readonly (At & { phaseOffset: number })[],
  counts: readonly number[],
  max: number,
): Promise<number[]> => {
  const { rows } = await sql<{ score: number }>`
    with scored as (
      select ${deckScore} as score
      from (select ${`{${counts.join()}}`}::bigint[] as counts) bound, locked_deck d
      join unnest(${columnsOf(phases)}, ${phases.map(each => each.phaseOffset)}::int[]) p(event_id, phase_index, "phaseOffset")
        on p.event_id = d.event_id and p.phase_index = d.phase_index
    ), placed as (
      select score, row_number() over (order by score) as place, count(*) over () as decks from scored
    )
    select score / 100.0 as score from placed
    where place % ceil(decks / ${max}::numeric) = 0 order by place`.execute(db)
  return rows.map(row => row.score)
}

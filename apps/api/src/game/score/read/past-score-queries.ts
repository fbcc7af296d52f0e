import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { type BlockPlace, blockColumns } from '../freeze/block-queries.ts'
import type { FrozenBlock } from '../freeze/frozen-block.ts'
import type { CellMap } from '../freeze/packed-deck.ts'
import type { PhaseCount } from '../publish/counts-of-cells.ts'
import { cellsJson } from '../publish/scoring-queries.ts'

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
        'decks', (select coalesce(sum(bit_count(b.users)), 0) from frozen_block b
          where b.event_id = p.event_id and b.phase_index = p.index),
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

/** Lists the counts of phases of several events; `phase` is the position in the given list, from 1. */
export const listCountsOf = async (db: Queryable, phases: readonly At[]): Promise<PhaseCount[]> => {
  const { rows } = await sql<PhaseCount>`
    select p.place as phase, c.player_id as "playerId", c.keyplay_id as "keyplayId", sum(c.count) as count
    from unnest(${columnsOf(phases)}) with ordinality p(event_id, phase_index, place)
    join counted_keyplay c using (event_id, phase_index)
    group by 1, 2, 3`.execute(db)
  return rows
}

type BlockAt = { eventId: number } & BlockPlace

/** Lists frozen blocks of phases of several events after a place, in the order of event, block and phase. */
export const listBlocksOfPhases = async (
  db: Queryable,
  phases: readonly At[],
  { eventId, block, phaseIndex }: BlockAt,
  limit: number,
): Promise<(FrozenBlock & { eventId: number })[]> => {
  const { rows } = await sql<FrozenBlock & { eventId: number }>`
    select b.event_id as "eventId", ${blockColumns} from unnest(${columnsOf(phases)}) p(event_id, phase_index)
    join frozen_block b using (event_id, phase_index)
    where (b.event_id, b.block, b.phase_index) > (${eventId}, ${block}, ${phaseIndex})
    order by b.event_id, b.block, b.phase_index limit ${limit}`.execute(db)
  return rows
}

import type { Deck } from '@game/domain'
import { sql } from 'kysely'
import { placesPerBlock } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { countedAtOf } from '../../../ground/db/sql-expressions.ts'
import { takeTurn } from '../../../ground/distribution/turn-queries.ts'
import type { PhaseKey } from '../freeze/freeze-queries.ts'
import type { CellMap } from '../freeze/packed-deck.ts'
import { deckColumns, preparedRows } from '../freeze/prepared-deck-queries.ts'

/** Makes uploads and rankings of an event run one after another. */
export async function lockEvent(db: Queryable, eventId: number) {
  await takeTurn(db, 'edits')
  return db
    .selectFrom('event')
    .where('id', '=', eventId)
    .select(['id', 'completed', 'generation', 'ranked_at', sql<string>`clock_timestamp()`.as('now')])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type ScoringPhase = {
  index: number
  open: string
  lock: string
  /** The goal, as it was at the lock once that has passed. */
  points: number
  /** Whether there is at least one score file. */
  scored: boolean
  /** When its counts last changed; null if it has none. */
  countedAt: string | null
  /** When its results were last changed, and why; null if that was not said. */
  changedAt: string | null
  changeReason: string | null
  /** Null until the phase is frozen. */
  cells: CellMap | null
}

/** Selects the cell map of the phase `p`; null until it is frozen. */
export const cellsJson = sql`(
  select jsonb_build_object('players', jsonb_path_query_array(facts, '$.players[*].playerId'),
    'keyplays', jsonb_path_query_array(facts, '$.keyplays[*].id'))
  from locked_phase l where l.event_id = p.event_id and l.phase_index = p.index)`

/** Loads what an event's scores and states depend on besides decks and counts, with the database's clock. */
export const findScoring = async (db: Queryable, eventId: number) => {
  const { rows } = await sql<{
    completed: boolean
    secondChance: boolean
    finalAfterHours: number
    generation: number
    rankedAt: string | null
    now: string
    phases: ScoringPhase[]
  }>`
    select e.completed, e.second_chance as "secondChance", e.final_after_hours as "finalAfterHours",
      e.generation, e.ranked_at as "rankedAt", clock_timestamp() as now, coalesce((
      select jsonb_agg(jsonb_build_object('index', p.index, 'open', p.open, 'lock', p.lock,
        'points', coalesce(p.goal, p.points),
        'scored', exists (select from phase_upload u where u.event_id = p.event_id and u.phase_index = p.index),
        'countedAt', ${countedAtOf('p')}, 'changedAt', p.changed_at, 'changeReason', p.change_reason,
        'cells', ${cellsJson}) order by p.index)
      from phase p where p.event_id = e.id), '[]') as phases
    from event e where e.id = ${eventId}`.execute(db)
  return rows[0]
}
export type Scoring = NonNullable<Awaited<ReturnType<typeof findScoring>>>

/** Sums the counts of both files that count, by phase, player and keyplay. */
export const listCounts = (db: Queryable, eventId: number) =>
  db
    .selectFrom('counted_keyplay')
    .where('event_id', '=', eventId)
    .select(eb => [
      'phase_index as phase',
      'player_id as playerId',
      'keyplay_id as keyplayId',
      eb.fn.sum<number>('count').as('count'),
    ])
    .groupBy(['phase_index', 'player_id', 'keyplay_id'])
    .execute()

/** Whether score files were uploaded before the last ranking, and whether any has been since. */
export const findUploadsAround = async (
  db: Queryable,
  eventId: number,
  rankedAt: string | null,
): Promise<{ before: boolean; since: boolean }> => {
  const row = await db
    .selectFrom('score_upload')
    .where('event_id', '=', eventId)
    .select([
      sql<boolean>`coalesce(bool_or(uploaded_at <= ${rankedAt}), false)`.as('before'),
      sql<boolean>`coalesce(bool_or(uploaded_at > coalesce(${rankedAt}::timestamptz, '-infinity')), false)`.as(
        'since',
      ),
    ])
    .executeTakeFirstOrThrow()
  return row
}

/** Counts the users of an event who hold a frozen deck. */
export const countFrozenUsers = async (db: Queryable, eventId: number): Promise<number> => {
  const { rows } = await sql<{ users: number }>`select coalesce(sum(bit_count(users)), 0)::int as users from (
    select bit_or(users) as users from frozen_block where event_id = ${eventId} group by block) b`.execute(db)
  return rows[0]?.users ?? 0
}

/** Lists the cards of users' decks of a phase. */
export const listCards = (db: Queryable, { eventId, phaseIndex }: PhaseKey, userIds: readonly number[]) =>
  db
    .selectFrom('deck')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .where('user_id', '=', sql<number>`any(${userIds}::int[])`)
    .select(['user_id', 'cards'])
    .orderBy('user_id')
    .execute()

/**
 * Lists those of users who have not won a phase in the published ranking, although it had a score file then: if they have won it now,
 * a correction has done it.
 */
export const listLateWinners = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
  userIds: readonly number[],
): Promise<number[]> => {
  if (userIds.length === 0) return []
  const { rows } = await sql<{ id: number }>`select u.id from unnest(${userIds}::int[]) u(id)
    join event e on e.id = ${eventId}
    join standing_place s on s.event_id = e.id and s.generation = e.generation
      and s.block = u.id / ${sql.lit(placesPerBlock)}
    join standing_outcome o on o.event_id = e.id and o.generation = e.generation
      and o.outcome = s.outcomes[u.id % ${sql.lit(placesPerBlock)} + 1]
    where not ${phaseIndex}::int = any(o.won) and exists (select from score_upload x
      where x.event_id = e.id and ${phaseIndex}::int = any(x.phases) and x.uploaded_at <= e.ranked_at)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Fills decks without cards; a deck that holds cards stays as it is. */
export const fillEmptyDecks = (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
  decks: readonly { userId: number; cards: Deck }[],
) => {
  const columns = sql.join(deckColumns.map(column => sql.ref(column)))
  const excluded = sql.join(deckColumns.map(column => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))
  return sql`insert into deck (user_id, event_id, phase_index, version, prepared_version, ${columns})
    select user_id, ${eventId}::int, ${phaseIndex}::int, 1, 1, ${columns} from ${preparedRows(decks)} d
    on conflict (user_id, event_id, phase_index)
      do update set ${excluded}, version = deck.version + 1, prepared_version = deck.version + 1
      where deck.cards = '[]'`.execute(db)
}

/** Notes that something that the results of phases depend on is changed, and why; null if no reason was given. */
export const saveChange = (
  db: Queryable,
  { eventId, phases }: { eventId: number; phases: readonly number[] },
  reason: string | null,
) =>
  db
    .updateTable('phase')
    .set({ changed_at: sql<string>`now()`, change_reason: reason })
    .where('event_id', '=', eventId)
    .where('index', '=', sql<number>`any(${phases}::int[])`)
    .execute()

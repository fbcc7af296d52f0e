import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { CellMap } from '../freeze/packed-deck.ts'

/** One event's facts stay as they are while they are counted: uploads and rankings of an event take turns. */
export const lockEvent = (db: Queryable, eventId: number) =>
  db
    .selectFrom('event')
    .where('id', '=', eventId)
    .select(['id', 'completed', 'generation', 'ranked_at', sql<string>`clock_timestamp()`.as('now')])
    .forNoKeyUpdate()
    .executeTakeFirst()

export type ScoringPhase = {
  index: number
  open: string
  lock: string
  /** The goal: as it stood at the lock, once that is known. */
  points: number
  /** At least one score file is there. */
  scored: boolean
  /** Null until the phase is frozen. */
  cells: CellMap | null
}

/** The cells of the phase `p`; null until it is frozen. */
export const cellsJson = sql`(
  select jsonb_build_object('players', jsonb_path_query_array(facts, '$.players[*].playerId'),
    'keyplays', jsonb_path_query_array(facts, '$.keyplays[*].id'))
  from locked_phase l where l.event_id = p.event_id and l.phase_index = p.index)`

/** What an event's scores and states depend on beside decks and counts, at the database's time. */
export const findScoring = async (db: Queryable, eventId: number) => {
  const { rows } = await sql<{
    completed: boolean
    secondChance: boolean
    now: string
    phases: ScoringPhase[]
  }>`
    select e.completed, e.second_chance as "secondChance", clock_timestamp() as now, coalesce((
      select jsonb_agg(jsonb_build_object('index', p.index, 'open', p.open, 'lock', p.lock,
        'points', coalesce(p.goal, p.points),
        'scored', exists (select from phase_upload u where u.event_id = p.event_id and u.phase_index = p.index),
        'cells', ${cellsJson}) order by p.index)
      from phase p where p.event_id = e.id), '[]') as phases
    from event e where e.id = ${eventId}`.execute(db)
  return rows[0]
}
export type Scoring = NonNullable<Awaited<ReturnType<typeof findScoring>>>

/** Counts of both files, by phase, player and keyplay. */
export const listCounts = (db: Queryable, eventId: number) =>
  db
    .selectFrom('keyplay_count')
    .where('event_id', '=', eventId)
    .select(eb => [
      'phase_index as phase',
      'player_id as playerId',
      'keyplay_id as keyplayId',
      eb.fn.sum<number>('count').as('count'),
    ])
    .groupBy(['phase_index', 'player_id', 'keyplay_id'])
    .execute()

/** Whether score files had come in when the event was ranked last, and whether one has come in since. */
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

/** Winners of a phase who hold no card in the frozen next one, with the cards they won with. */
export const listIdleWinners = (db: Queryable, eventId: number, generation: number, phase: number) =>
  db
    .selectFrom('standing as s')
    .innerJoin('locked_deck as d', join =>
      join
        .onRef('d.event_id', '=', 's.event_id')
        .onRef('d.user_id', '=', 's.user_id')
        .on('d.phase_index', '=', phase),
    )
    .where('s.event_id', '=', eventId)
    .where('s.generation', '=', generation)
    .where(sql<boolean>`${phase} = any(s.won)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('locked_deck as n')
            .whereRef('n.event_id', '=', 's.event_id')
            .whereRef('n.user_id', '=', 's.user_id')
            .where('n.phase_index', '=', phase + 1)
            .select('n.user_id'),
        ),
      ),
    )
    .select(['d.user_id', 'd.cards'])
    .execute()

/** Fills decks without cards; one that holds cards is left as it is. */
export const fillEmptyDecks = (
  db: Queryable,
  eventId: number,
  phase: number,
  decks: { user_id: number; cards: unknown }[],
) =>
  sql`insert into deck (user_id, event_id, phase_index, cards)
    select user_id, ${eventId}::int, ${phase}::int, cards
    from jsonb_to_recordset(${JSON.stringify(decks)}::jsonb) as d(user_id int, cards jsonb)
    on conflict (user_id, event_id, phase_index)
      do update set cards = excluded.cards, version = deck.version + 1, saved_at = clock_timestamp()
      where deck.cards = '[]'`.execute(db)

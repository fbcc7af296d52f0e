import type { KeyplayCount, LockFacts } from '@game/domain'
import { sql } from 'kysely'
import { factsOfPhase } from '../../game/score/freeze/lock-facts-queries.ts'
import {
  countsOfDeck,
  type FrozenNumbers,
  frozenJson,
  type PhaseOfUser,
  phasesOfUser,
  versionOf,
  withFrozenOfEvents,
} from '../../game/score/read/deck-score-queries.ts'
import type { UserDeck } from '../../game/user-deck/user-deck-queries.ts'
import { placesPerBlock } from '../../ground/db/blocks.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { iso } from '../../ground/db/sql-expressions.ts'
import { type Asker, visibleTo } from '../../ground/event-visibility/visibility-queries.ts'

/** Finds a user who has not asked for deletion, with the version of the catalogue. */
export const findHistoryUser = (db: Queryable, userId: number) =>
  db
    .selectFrom('account')
    .where('id', '=', userId)
    .where('deletion_requested_at', 'is', null)
    .where('erased_at', 'is', null)
    .select([
      'id',
      'username',
      'name',
      'avatar',
      'history_hidden as hidden',
      sql<number | null>`(select version from content_version where scope = 0)`.as('catalogue'),
    ])
    .executeTakeFirst()

/** The phases in which a user has a deck with cards, as two lists of the same length. */
export type DeckKeys = { events: number[]; phases: number[] }

/** Lists them by the user alone: decks are joined with no other table (docs/decisions/citus.md). */
export const listDeckKeys = async (db: Queryable, userId: number): Promise<DeckKeys> => {
  const { rows } = await sql<DeckKeys>`select coalesce(array_agg(event_id), '{}') as events,
    coalesce(array_agg(phase_index), '{}') as phases from deck where user_id = ${userId} and cards <> '[]'`.execute(
    db,
  )
  return rows[0] ?? { events: [], phases: [] }
}

type Named = { id: number; name: string; namePl: string | null }

/** Lists the names of keyplays and sleeves in both languages. */
export const listNames = async (db: Queryable): Promise<{ keyplays: Named[]; sleeves: Named[] }> => {
  const { rows } = await sql<{ keyplays: Named[]; sleeves: Named[] }>`select
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'namePl', name_pl)), '[]') from keyplay) as keyplays,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'namePl', name_pl)), '[]') from sleeve) as sleeves`.execute(
    db,
  )
  return rows[0] ?? { keyplays: [], sleeves: [] }
}

type PlayedEvent = {
  eventId: number
  name: string
  img: string
  completed: boolean
  secondChance: boolean
  finalAfterHours: number
  now: string
  version: number | null
  /** Null until the event is ranked. */
  rank: number | null
  participants: number | null
  phases: PhaseOfUser[]
  /** By the index of the phase: its name, and the lowest scores among the best percents of its decks. */
  named: { index: number; name: string; namePl: string | null; topScores: (number | null)[] | null }[]
}

export type EventChoice = { before?: number | undefined; among?: readonly number[]; limit: number }

/**
 * Lists the events that the asker may see and in which the user has a deck of a locked phase, the newest first: those with an id below
 * `before`, and of `among`, if these are given.
 */
export const listPlayedEvents = async (
  db: Queryable,
  userId: number,
  asker: Asker,
  keys: DeckKeys,
  { before, among, limit }: EventChoice,
): Promise<PlayedEvent[]> => {
  const place = sql`${(userId % placesPerBlock) + 1}::int`
  const { rows } = await sql<PlayedEvent>`
    select e.id as "eventId", e.name, e.img, e.completed, e.second_chance as "secondChance",
      e.final_after_hours as "finalAfterHours", ${iso(sql`clock_timestamp()`)} as now, ${versionOf(sql`e.id`)} as version,
      s.ranks[${place}] as rank, (select decks from phase_figures f
        where f.event_id = e.id and f.generation = e.generation and f.phase_index = 0) as participants,
      ${phasesOfUser(sql`e.id`, userId)} as phases,
      (select coalesce(jsonb_agg(jsonb_build_object('index', p.index, 'name', p.name, 'namePl', p.name_pl, 'topScores', f.top_scores)), '[]')
        from phase p left join phase_figures f
          on f.event_id = p.event_id and f.generation = e.generation and f.phase_index = p.index
        where p.event_id = e.id) as named
    from event e left join standing_place s on s.event_id = e.id and s.generation = e.generation
      and s.block = ${Math.floor(userId / placesPerBlock)}
    where (${before === undefined} or e.id < ${before ?? 0}) and (${among === undefined} or e.id = any(${among ?? []}::int[]))
      and ${visibleTo(asker)}
      and exists (select from unnest(${keys.events}::int[], ${keys.phases}::int[]) k(event_id, phase_index)
        join phase p on p.event_id = k.event_id and p.index = k.phase_index
        where k.event_id = e.id and p.open < p.lock and p.lock <= clock_timestamp())
    order by e.id desc limit ${limit}`.execute(db)
  return rows
}

/** Lists a user's decks of some events, by the user and the events alone. */
export const listDecksOfEvents = (
  db: Queryable,
  userId: number,
  events: readonly number[],
): Promise<Pick<UserDeck, 'eventId' | 'phase' | 'cards'>[]> =>
  db
    .selectFrom('deck')
    .where('user_id', '=', userId)
    .where('event_id', '=', sql<number>`any(${events}::int[])`)
    .where(sql<boolean>`cards <> '[]'`)
    .select(['event_id as eventId', 'phase_index as phase', 'cards'])
    .execute()

type Explained = { place: number; facts: LockFacts; frozen: FrozenNumbers | null; counts: KeyplayCount[] }

/** Reads what explains the scores of decks of several events, in their order. */
export const listExplained = async (
  db: Queryable,
  userId: number,
  decks: readonly Pick<UserDeck, 'eventId' | 'phase' | 'cards'>[],
): Promise<Explained[]> => {
  const given = JSON.stringify(
    decks.map(({ eventId, phase, cards }, place) => ({ place, event: eventId, phase, cards })),
  )
  const { rows } = await sql<Explained>`
    select d.place, ${factsOfPhase} as facts, ${frozenJson} as frozen, ${countsOfDeck(sql`d.event`)} as counts
    from jsonb_to_recordset(${given}::jsonb) as d(place int, event int, phase int, cards jsonb)
    join phase p on p.event_id = d.event and p.index = d.phase ${withFrozenOfEvents(userId)}
    order by d.place`.execute(db)
  return rows
}

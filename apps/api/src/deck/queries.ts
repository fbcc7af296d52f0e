import type { Deck } from '@game/domain'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '../db/db.ts'
import { type Given, prepareStatement } from '../db/prepare-statement.ts'
import { goalOf, iso } from '../db/sql-expressions.ts'
import { type Asker, isAdmin, ofAccount, visibleIf } from '../event-visibility/queries.ts'

export type DeckKey = { userId: number; eventId: number; phaseIndex: number }

/** Selects everything a move is judged by, and the deck it changes. */
const selectMoveContext = (
  db: Queryable,
  { userId, eventId, phaseIndex, admin }: Given<DeckKey & { admin: boolean }>,
) =>
  db
    .selectFrom('event as e')
    .innerJoin('phase as p', join => join.onRef('p.event_id', '=', 'e.id').on('p.index', '=', phaseIndex))
    .leftJoin('deck as d', join =>
      join.onRef('d.event_id', '=', 'e.id').on('d.user_id', '=', userId).on('d.phase_index', '=', phaseIndex),
    )
    .where('e.id', '=', eventId)
    .where(visibleIf(admin))
    .select(eb => [
      'e.completed',
      'e.second_chance',
      'p.revision',
      'd.version',
      'd.cards',
      iso(sql`clock_timestamp()`).as('now'),
      jsonArrayFrom(
        eb
          .selectFrom('phase as q')
          .whereRef('q.event_id', '=', 'e.id')
          .select(q => [
            'q.index',
            goalOf('q').as('points'),
            iso(q.ref('q.open')).as('open'),
            iso(q.ref('q.lock')).as('lock'),
            sql<boolean>`q.frozen_at is not null`.as('frozen'),
          ])
          .orderBy('q.index'),
      ).as('phases'),
      sql<
        number[]
      >`array(select player_id from phase_player x where x.event_id = e.id and x.phase_index = p.index)`.as(
        'players',
      ),
      sql<
        number[]
      >`array(select perk_id from phase_perk x where x.event_id = e.id and x.phase_index = p.index)`.as(
        'perks',
      ),
      sql<number[]>`array(select id from keyplay)`.as('keyplays'),
      sql<boolean>`exists (select 1 from deck o where o.user_id = ${userId} and o.event_id = e.id and o.cards <> '[]')`.as(
        'joined',
      ),
      sql<number | null>`(select version from content_version where scope = e.id)`.as('content'),
    ])

const loadMoveContext = prepareStatement(selectMoveContext)

/** Loads it in one statement; undefined if the asker may not see the phase. */
export const findMoveContext = async (db: Queryable, key: DeckKey, asker: Asker) => {
  const [context] = await loadMoveContext(db, { ...key, admin: isAdmin(asker) })
  return context
}

export type MoveContext = NonNullable<Awaited<ReturnType<typeof findMoveContext>>>

/** Selects the same for the account `a`, to be read with its session. */
export const moveContextOfAccount = (db: Queryable, at: Given<Omit<DeckKey, 'userId'>>) => {
  return sql<MoveContext | null>`(select to_json(c) from ${selectMoveContext(db, { ...at, ...ofAccount })} c)`
}

/** Answers a deck's cards, none if it has no row. */
export const findCards = async (db: Queryable, { userId, eventId, phaseIndex }: DeckKey): Promise<Deck> => {
  const row = await db
    .selectFrom('deck')
    .where('user_id', '=', userId)
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .select('cards')
    .executeTakeFirst()
  return row?.cards ?? []
}

type CardsKey = Given<{ userId: number; eventId: number | null; own: boolean; admin: boolean }>

/**
 * Selects a user's decks of an event, or of all, that hold cards; a rival's only of phases that have locked (rulebook 4.19). `catalogue`
 * is the version of the catalogue.
 */
const selectDecks = (db: Queryable, { userId, eventId, own, admin }: CardsKey) =>
  db
    .selectFrom('deck as d')
    .innerJoin('event as e', 'e.id', 'd.event_id')
    .innerJoin('phase as p', join =>
      join.onRef('p.event_id', '=', 'd.event_id').onRef('p.index', '=', 'd.phase_index'),
    )
    .where('d.user_id', '=', userId)
    .where(visibleIf(admin))
    // A range finds one event by the same plan as all; "or" would be planned anew each time.
    .where(
      sql<boolean>`d.event_id between coalesce(${eventId}::int, 0) and coalesce(${eventId}::int, ${sql.lit(2 ** 31 - 1)})`,
    )
    .where(sql<boolean>`(${own} or (p.lock <= clock_timestamp() and p.open < p.lock))`)
    .where(sql<boolean>`d.cards <> '[]'`)
    .select([
      'd.event_id',
      'd.user_id',
      'd.phase_index',
      'd.cards',
      sql<number | null>`(select version from content_version where scope = 0)`.as('catalogue'),
    ])
    .orderBy('d.event_id')
    .orderBy('d.phase_index')

const loadDecks = prepareStatement(selectDecks)

/** Lists them. */
export const listDecks = (db: Queryable, at: { userId: number; eventId: number | null; asker: Asker }) =>
  loadDecks(db, {
    userId: at.userId,
    eventId: at.eventId,
    own: at.userId === at.asker?.id,
    admin: isAdmin(at.asker),
  })

export type DeckRow = Awaited<ReturnType<typeof listDecks>>[number]

/** Selects the decks of the account `a`, to be read with its session; null where those of another user are asked for. */
export const decksOfAccount = (
  db: Queryable,
  { userId, eventId }: Given<{ userId: number | null; eventId: number | null }>,
) => {
  const decks = jsonArrayFrom(selectDecks(db, { ...ofAccount, own: sql<boolean>`true`, eventId }))
  return sql<DeckRow[] | null>`case when coalesce(${userId}, a.id) = a.id then ${decks} end`
}

/** Saves the outcome that the user has acknowledged, over an earlier one (rulebook 3.17, 3.20). */
export const saveSummary = (db: Queryable, { userId, eventId, phaseIndex, ...outcome }: DeckKey & Outcome) =>
  db
    .insertInto('phase_summary')
    .values({ user_id: userId, event_id: eventId, phase_index: phaseIndex, ...outcome })
    .onConflict(conflict => conflict.columns(['user_id', 'event_id', 'phase_index']).doUpdateSet(outcome))
    .execute()

type Outcome = { score: number; points: number; success: boolean }

import type { Deck } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'
import { type Given, prepareStatement } from '../../ground/db/prepare-statement.ts'

/** A deck of a user, or its draft. */
export type DeckKey = { userId: number; eventId: number; phaseIndex: number }

type UserKey = { userId: number; eventId: number | null }

/** A deck as it is stored; it may be without cards. */
export type UserDeck = { eventId: number; phase: number; version: number; cards: Deck }

const loadUserDecks = prepareStatement((db: Queryable, { userId, eventId }: Given<UserKey>) =>
  db
    .selectFrom('deck')
    .where('user_id', '=', userId)
    // A range lets one plan serve both one event and all of them; with "or" the statement would be planned each time.
    .where(
      sql<boolean>`event_id between coalesce(${eventId}::int, 0) and coalesce(${eventId}::int, ${sql.lit(2 ** 31 - 1)})`,
    )
    .select(['event_id as eventId', 'phase_index as phase', 'version', 'cards'])
    .orderBy('event_id')
    .orderBy('phase_index'),
)

/**
 * Lists a user's decks of one event, or of all, by their key alone: no statement joins decks with another table, which may be
 * on another machine (docs/decisions/citus.md). Whether a deck is frozen, or may be shown, is read before its cards.
 */
export const listUserDecks = (db: Queryable, key: UserKey): Promise<UserDeck[]> => loadUserDecks(db, key)

import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '../../ground/db/db.ts'
import { type Given, prepareStatement } from '../../ground/db/prepare-statement.ts'
import {
  type Asker,
  isIn,
  ofAccount,
  seesAll,
  unpublishedOf,
  visibleIf,
} from '../../ground/event-visibility/visibility-queries.ts'
import type { DeckKey } from '../user-deck/user-deck-queries.ts'
import { draftsJson, type StoredDraft } from './draft-queries.ts'

/** Phases of an event with drafts, and the version of the catalogue. */
export type ShownPhases = {
  eventId: number
  phases: number[]
  catalogue: number | null
  /** The user's own drafts of the phases that have not locked; none if the asker is somebody else. */
  drafts: StoredDraft[] | null
}

type ShownKey = Given<{ userId: number; eventId: number | null; own: boolean; sees: boolean }>

/** Selects the phases of an event, or of all, whose decks the asker may see: a rival's only after the lock (rulebook 4.19). */
const selectShown = (db: Queryable, { userId, eventId, own, sees }: ShownKey) =>
  db
    .selectFrom('event as e')
    .where(visibleIf(sees))
    // A range lets one plan serve both one event and all of them; with "or" the statement would be planned each time.
    .where(
      sql<boolean>`e.id between coalesce(${eventId}::int, 0) and coalesce(${eventId}::int, ${sql.lit(2 ** 31 - 1)})`,
    )
    .select([
      'e.id as eventId',
      sql<number[]>`array(select index from phase p where p.event_id = e.id
        and (${own} or (p.lock <= clock_timestamp() and p.open < p.lock)))`.as('phases'),
      sql<number | null>`(select version from content_version where scope = 0)`.as('catalogue'),
      sql<StoredDraft[] | null>`case when ${own} then ${draftsJson(userId)} end`.as('drafts'),
    ])

type AskedKey = {
  userId: number
  eventId: number | null
  own: boolean
  all: boolean
  seen: readonly number[]
}

const loadShown = prepareStatement((db, { all, seen, ...key }: Given<AskedKey>) =>
  selectShown(db, { ...key, sees: sql<boolean>`(${all} or ${isIn(seen)})` }),
)

/** Lists the phases of an event, or of all, whose decks the asker may see. */
export const listShown = (
  db: Queryable,
  { userId, eventId, asker }: { userId: number; eventId: number | null; asker: Asker },
): Promise<ShownPhases[]> =>
  loadShown(db, {
    userId,
    eventId,
    own: userId === asker?.id,
    all: seesAll(asker),
    seen: unpublishedOf(asker),
  })

/** Selects the same for the account `a` itself, to be read with its session; null if the decks of another user are asked for. */
export const shownToAccount = (
  db: Queryable,
  { userId, eventId }: Given<{ userId: number | null; eventId: number | null }>,
) => {
  const shown = jsonArrayFrom(selectShown(db, { ...ofAccount, own: sql<boolean>`true`, eventId }))
  return sql<ShownPhases[] | null>`case when coalesce(${userId}, a.id) = a.id then ${shown} end`
}

/** Saves the outcome that the user has acknowledged, over an earlier one (rulebook 3.17, 3.20). */
export const saveSummary = (db: Queryable, { userId, eventId, phaseIndex, ...outcome }: DeckKey & Outcome) =>
  db
    .insertInto('phase_summary')
    .values({ user_id: userId, event_id: eventId, phase_index: phaseIndex, ...outcome })
    .onConflict(conflict => conflict.columns(['user_id', 'event_id', 'phase_index']).doUpdateSet(outcome))
    .execute()

type Outcome = { score: number; points: number; success: boolean }

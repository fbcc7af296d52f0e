import type { Deck } from '@game/domain'
import { sql } from 'kysely'
import type { PhaseAt } from '../../../game/event/edit/phase-queries.ts'
import type { Queryable } from '../../../ground/db/db.ts'

/** Lists the users who won a phase by the published ranking. */
export const listWinners = (db: Queryable, { eventId, phaseIndex }: PhaseAt) =>
  db
    .selectFrom('standing as s')
    .innerJoin('event as e', join =>
      join.onRef('e.id', '=', 's.event_id').onRef('e.generation', '=', 's.generation'),
    )
    .where('s.event_id', '=', eventId)
    .where(sql<boolean>`${phaseIndex} = any(s.won)`)
    .select('s.user_id as userId')
    .execute()

/** Backdates an upload. */
export const setUploadedAt = (db: Queryable, uploadId: number, at: string) =>
  db.updateTable('score_upload').set({ uploaded_at: at }).where('id', '=', uploadId).execute()

/** Backdates the last ranking to the lock, so that the coming ranking counts as new. */
export const setRankedAt = (db: Queryable, eventId: number, at: string) =>
  db.updateTable('event').set({ ranked_at: at }).where('id', '=', eventId).execute()

export const insertDecks = (
  db: Queryable,
  { eventId, phaseIndex }: PhaseAt,
  decks: readonly { id: number; cards: Deck }[],
  savedAt: Date,
) =>
  db
    .insertInto('deck')
    .values(
      decks.map(({ id, cards }) => ({
        user_id: id,
        event_id: eventId,
        phase_index: phaseIndex,
        cards: JSON.stringify(cards),
        saved_at: savedAt.toISOString(),
      })),
    )
    .execute()

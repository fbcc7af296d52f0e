import type { Deck } from '@game/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'
import { iso } from '../../ground/db/sql-expressions.ts'
import type { DeckKey } from '../user-deck/user-deck-queries.ts'
import type { Saved } from './save-deck-queries.ts'

/** A draft deck as it is stored; it may be without cards. */
export type StoredDraft = { phaseIndex: number; version: number; savedAt: string; cards: Deck }

/** Selects a user's drafts of the event `e`, of phases that have not locked (rulebook 4.23). */
export const draftsJson = (userId: RawBuilder<number>) =>
  sql<
    StoredDraft[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('phaseIndex', d.phase_index, 'version', d.version,
      'savedAt', ${iso(sql.ref('d.saved_at'))}, 'cards', d.cards) order by d.phase_index), '[]')
    from draft_deck d join phase p on p.event_id = d.event_id and p.index = d.phase_index
    where d.user_id = ${userId} and d.event_id = e.id and clock_timestamp() < p.lock)`

/** Finds the cards of a draft; none if there is no draft. */
export const findDraft = async (db: Queryable, { userId, eventId, phaseIndex }: DeckKey): Promise<Deck> => {
  const found = await db
    .selectFrom('draft_deck')
    .where('user_id', '=', userId)
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .select('cards')
    .executeTakeFirst()
  return found?.cards ?? []
}

/**
 * Saves a draft over the one with this version, 0 for the first, while the phase has not opened by the database's clock. Returns undefined if
 * another version is there, or the phase has opened.
 */
export const saveDraft = async (
  db: Queryable,
  { userId, eventId, phaseIndex, version, cards }: DeckKey & { version: number; cards: Deck },
): Promise<Saved | undefined> => {
  const { rows } =
    await sql<Saved>`insert into draft_deck as d (user_id, event_id, phase_index, version, cards)
    select ${userId}::int, p.event_id, p.index, ${version}::int + 1, ${JSON.stringify(cards)}::jsonb from phase p
    where p.event_id = ${eventId} and p.index = ${phaseIndex} and statement_timestamp() < p.open
      and (${version}::int = 0 or exists (select from draft_deck o where o.user_id = ${userId}
        and o.event_id = p.event_id and o.phase_index = p.index))
    on conflict (user_id, event_id, phase_index) do update
      set version = excluded.version, cards = excluded.cards, saved_at = excluded.saved_at
      where d.version = excluded.version - 1
    returning version, saved_at`.execute(db)
  return rows[0]
}

/** Deletes the drafts of phases that have locked. Run by a job. */
export const deleteOldDrafts = async (db: Queryable): Promise<void> => {
  await sql`delete from draft_deck d using phase p
    where p.event_id = d.event_id and p.index = d.phase_index and p.open < p.lock and p.lock <= now()`.execute(
    db,
  )
}

import type { Deck } from '@game/domain'
import { sql } from 'kysely'
import type { Sql } from '../db/db.ts'
import type { PhaseAt } from '../event/phase/queries.ts'

const seeding = 7_120_031

/** Two processes that start on one database at once: the second waits, and finds the first one's accounts. */
export const lockSeeding = (db: Sql) => sql`select pg_advisory_xact_lock(${sql.lit(seeding)})`.execute(db)

export const hasAccounts = async (db: Sql): Promise<boolean> =>
  (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined

export const insertAdmin = (db: Sql, username: string, password_hash: string) =>
  db
    .insertInto('account')
    .values({ username, name: username, email: null, password_hash, role: 'admin', avatar: 'crown' })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Users who won a phase, by the published ranking. */
export const listWinners = (db: Sql, { eventId, phaseIndex }: PhaseAt) =>
  db
    .selectFrom('standing as s')
    .innerJoin('event as e', join =>
      join.onRef('e.id', '=', 's.event_id').onRef('e.generation', '=', 's.generation'),
    )
    .where('s.event_id', '=', eventId)
    .where(sql<boolean>`${phaseIndex} = any(s.won)`)
    .select('s.user_id as userId')
    .execute()

/** Results of long ago came in long ago. */
export const setUploadedAt = (db: Sql, uploadId: number, at: string) =>
  db.updateTable('score_upload').set({ uploaded_at: at }).where('id', '=', uploadId).execute()

/** An event was ranked last when its latest phase locked: what comes in now is new. */
export const setRankedAt = (db: Sql, eventId: number, at: string) =>
  db.updateTable('event').set({ ranked_at: at }).where('id', '=', eventId).execute()

export const insertDecks = (
  db: Sql,
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

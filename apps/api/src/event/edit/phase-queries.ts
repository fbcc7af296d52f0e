import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

export const columns = ['index', 'name', 'points', 'mult', 'open', 'lock', 'revision'] as const

/** Everybody locks phases first, then decks; several by their index. */
export const lockPhases = (db: Queryable, eventId: number) =>
  db
    .selectFrom('phase')
    .where('event_id', '=', eventId)
    .select(columns)
    .orderBy('index')
    .forUpdate()
    .execute()

export type LockedPhase = Awaited<ReturnType<typeof lockPhases>>[number]

export type PhaseAt = { eventId: number; phaseIndex: number }

/** A new revision: moves that were judged by the old state of these phases are judged again. */
export const touchPhases = (db: Queryable, eventId: number, indexes: readonly number[], revision: number) =>
  db
    .updateTable('phase')
    .set({ revision })
    .where('event_id', '=', eventId)
    .where('index', '=', sql<number>`any(${indexes}::int[])`)
    .execute()

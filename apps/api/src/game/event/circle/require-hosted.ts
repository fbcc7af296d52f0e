import { notFound } from '../../../ground/contract/refusal.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { findPrivateEvent, lockPrivateEvent, type PrivateEvent } from './private-event-queries.ts'

/** Returns a private event; 404 for a public one too. */
export const requireHosted = async (db: Queryable, eventId: number): Promise<PrivateEvent> =>
  (await findPrivateEvent(db, eventId)) ?? notFound('Event')

/** The same, and lets changes of its circle run one after another. */
export const lockHosted = async (db: Queryable, eventId: number): Promise<PrivateEvent> =>
  (await lockPrivateEvent(db, eventId)) ?? notFound('Event')

import type { Queryable } from '../../../ground/db/db.ts'
import { notify, withdraw } from '../../notification/notify.ts'
import type { PrivateEvent } from './private-event-queries.ts'

/** Identifies the notification by which an owner is asked to let somebody in. */
const askedKey = (eventId: number, userId: number): string => `event_asked:${eventId}:${userId}`

/** Notifies the owner of a private event that somebody waits to be let in (rulebook 30.4). */
export async function askOwner(
  db: Queryable,
  { eventId, name, ownerId }: PrivateEvent,
  user: { id: number; username: string },
): Promise<void> {
  if (ownerId === null) return
  const facts = { eventId, event: name, userId: user.id, username: user.username }
  await notify(db, [{ userId: ownerId, kind: 'event_asked', facts, naturalKey: askedKey(eventId, user.id) }])
}

/** Takes the question back from the bell of the owner of a private event: somebody waits no longer (rulebook 30.4). */
export const withdrawAsked = (
  db: Queryable,
  { eventId, ownerId }: Pick<PrivateEvent, 'eventId' | 'ownerId'>,
  userId: number,
) => (ownerId === null ? Promise.resolve() : withdraw(db, [ownerId], [askedKey(eventId, userId)]))

import type { Queryable } from '../../../ground/db/db.ts'
import { notify } from '../../notification/notify.ts'
import type { PrivateEvent } from '../circle/private-event-queries.ts'

/** Identifies the notification by which an owner is asked to let somebody in. */
export const askedKey = (eventId: number, userId: number): string => `event_asked:${eventId}:${userId}`

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

import { type EventRight, eventRights } from '@game/domain'
import { refuse } from '../contract/refusal.ts'
import type { Actor } from '../session/session.ts'

/**
 * Checks that the actor may do something in an event, from what was read with their session (rulebook 11.47). Without an event, as one that
 * does not exist, only an admin may. Refuses ORGANISER_NEEDED; ADMIN_NEEDED for what organisers may not do.
 */
export function requireRight(
  actor: Actor,
  eventId: number | undefined,
  right: EventRight = 'configure',
): void {
  const organiserIds = actor.organises.some(each => each === eventId) ? [actor.id] : []
  const rights = eventRights({ ownerId: null, organiserIds }, actor)
  if (!rights.includes(right)) refuse(right === 'configure' ? 'ORGANISER_NEEDED' : 'ADMIN_NEEDED')
}

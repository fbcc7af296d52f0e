import { type EventRight, eventRights } from '@game/domain'
import { notFound, refuse } from '../contract/refusal.ts'
import type { Actor } from '../session/session.ts'

/**
 * Checks that the actor may do something in an event, from what was read with their session (rulebook 11.47). Without an event, as one that
 * does not exist, only an admin may. Refuses ORGANISER_NEEDED, OWNER_NEEDED or ADMIN_NEEDED, by the right.
 */
export function requireRight(
  actor: Actor,
  eventId: number | undefined,
  right: EventRight = 'configure',
): void {
  const isIn = (events: readonly number[]) => events.some(each => each === eventId)
  const ownerId = isIn(actor.owns) ? actor.id : null
  const organiserIds = isIn(actor.organises) ? [actor.id] : []
  const rights = eventRights({ ownerId, organiserIds }, actor)
  if (!rights.includes(right)) refuse(neededFor[right])
}

const neededFor = { configure: 'ORGANISER_NEEDED', own: 'OWNER_NEEDED', publish: 'ADMIN_NEEDED' } as const

/**
 * Returns what a call has found by an id of a match, an upload or the like, if the actor may configure its event. Who may not is refused whether it
 * exists or not (`ORGANISER_NEEDED`, rulebook 11.47); `name` for the 404 of the others.
 */
export function requireFound<Found extends { eventId: number } | { event_id: number }>(
  actor: Actor,
  found: Found | undefined,
  name: string,
): Found {
  requireRight(actor, found && ('eventId' in found ? found.eventId : found.event_id))
  return found ?? notFound(name)
}

import { accept, type Result, refuse } from '../shared/result.ts'
import { frozen } from '../shared/value/frozen.ts'

/**
 * What can be allowed in an event (rulebook 11.47): to configure it, to name and remove its organisers, and what admins keep of a public
 * event: to publish, feature, complete and delete it.
 */
export const eventRightNames = frozen(['configure', 'own', 'publish'] as const)
/** What can be allowed in an event (rulebook 11.47). */
export type EventRight = (typeof eventRightNames)[number]

/** Who runs an event: its owner, null where admins made it, and the organisers who have accepted. */
export type OrganisedEvent = { ownerId: number | null; organiserIds: readonly number[] }

/** Who asks; null for a visitor. */
export type RightsAsker = { id: number; role: 'user' | 'admin' } | null

/** How many organisers an event has at most, those included who have not accepted yet (rulebook 11.48). */
export const organisersPerEvent = 8

/**
 * Answers what the asker may do in an event (rulebook 11.47).
 *
 * @example
 * eventRights({ ownerId: null, organiserIds: [7] }, { id: 7, role: 'user' }) // ['configure']
 */
export function eventRights(
  { ownerId, organiserIds }: OrganisedEvent,
  asker: RightsAsker,
): readonly EventRight[] {
  if (asker === null) return []
  if (asker.role === 'admin') return eventRightNames
  if (asker.id === ownerId) return ['configure', 'own']
  return organiserIds.includes(asker.id) ? ['configure'] : []
}

/** Checks that one more organiser can be named of an event that has this many. Refuses ORGANISERS_FULL (rulebook 11.48). */
export const checkNewOrganiser = (named: number): Result<number> =>
  named < organisersPerEvent ? accept(named + 1) : refuse('ORGANISERS_FULL', { limit: organisersPerEvent })

/** What an event's settings have that says who sees the event. */
const publishing = frozen(['public', 'featured'] as const)

/** What decides which right a change of an event's settings needs: `private`, and `closed` once an admin has closed it (rulebook 30.7). */
export type EventKind = { private: boolean; closed: boolean }

/**
 * Answers the right that a change of an event's settings needs: only admins complete a public event, or open a closed one (rulebook 11.47, 30.2).
 * Refuses EVENT_PRIVATE for making a private event public.
 */
export const rightOfSettings = (
  changed: Readonly<Record<string, unknown>>,
  kind: EventKind,
): Result<EventRight> => {
  const publishes = publishing.some(field => changed[field] !== undefined)
  if (kind.private && publishes) return refuse('EVENT_PRIVATE')
  const completes = changed.completed !== undefined && (!kind.private || kind.closed)
  return accept(publishes || completes ? 'publish' : 'configure')
}

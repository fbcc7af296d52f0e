import { type EventRight, eventRights } from '@game/domain'
import { type CurrentUser, useCurrentUser } from './current-user.ts'

type User = Pick<CurrentUser, 'id' | 'role' | 'organises' | 'owns'>

/** Whether a user may do something in an event (rulebook 11.47). */
export function hasRight(user: User, eventId: number, right: EventRight): boolean {
  const ownerId = user.owns.includes(eventId) ? user.id : null
  const organiserIds = user.organises.includes(eventId) ? [user.id] : []
  return eventRights({ ownerId, organiserIds }, user).includes(right)
}

/** Whether a user configures events: all of them as an admin, or those that they own or organise. */
export const configuresEvents = ({ role, organises, owns }: User): boolean =>
  role === 'admin' || organises.length + owns.length > 0

/** Whether the user of the session is an admin; false also while that is being read. */
export const useIsAdmin = (): boolean => useCurrentUser()?.role === 'admin'

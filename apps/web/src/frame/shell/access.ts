import { notFound } from '@tanstack/react-router'
import { readCurrentUser } from '../../base/session/current-user.ts'
import { configuresEvents, hasRight } from '../../base/session/event-rights.ts'

/** `beforeLoad` of routes for signed-in users: for all others they do not exist (rulebook 13.2). */
export async function signedInOnly(): Promise<void> {
  if (!(await readCurrentUser())) throw notFound()
}

/** `beforeLoad` of the routes for admins and organisers (rulebook 11.49). */
export async function organisersOnly(): Promise<void> {
  const user = await readCurrentUser()
  if (!user || !configuresEvents(user)) throw notFound()
}

/** The same for the configuration of an event; a new one is made by admins. */
export async function configurersOnly({ params }: { params: { eventId?: string } }): Promise<void> {
  const user = await readCurrentUser()
  const right = params.eventId === undefined ? 'publish' : 'configure'
  if (!user || !hasRight(user, Number(params.eventId), right)) throw notFound()
}

/** `beforeLoad` of admin routes. */
export async function adminOnly(): Promise<void> {
  const user = await readCurrentUser()
  if (user?.role !== 'admin') throw notFound()
}

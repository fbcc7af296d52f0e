import { notFound } from '@tanstack/react-router'
import { readCurrentUser } from '../../base/session/current-user.ts'

/** `beforeLoad` of routes for signed-in users: for all others they do not exist (rulebook 13.2). */
export async function signedInOnly(): Promise<void> {
  if (!(await readCurrentUser())) throw notFound()
}

/** `beforeLoad` of admin routes. */
export async function adminOnly(): Promise<void> {
  const user = await readCurrentUser()
  if (user?.role !== 'admin') throw notFound()
}

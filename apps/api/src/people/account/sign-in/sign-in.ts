import type { Context } from '../../../ground/call/context.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { closeSession, openSession } from '../../../ground/session/session.ts'
import { keepDevice } from '../credential/known-device.ts'

const day = 24 * 3600
const maxAge = { session: 30 * day, device: 365 * day }

/** The tokens of a user who has signed in, for the cookies. */
type SignIn = { session: string; device: string; remember: boolean }

/** Opens a session instead of the current one and stores the device as known (rulebook 1.12, 1.13). */
export async function openSignIn(
  db: Queryable,
  context: Context,
  { id, remember, byPasskey = false }: { id: number; remember: boolean; byPasskey?: boolean },
): Promise<SignIn> {
  if (context.session.token) await closeSession(db, context.session.token)
  const { network, userAgent } = context
  const session = await openSession(db, id, remember, { network, userAgent, byPasskey })
  return { session, device: await keepDevice(db, id, context.device.token), remember }
}

/** Sends the cookies; without `remember` the session cookie ends with the browser. */
export function sendCookies({ session, device }: Context, signIn: SignIn): void {
  session.set(signIn.session, signIn.remember ? maxAge.session : undefined)
  device.set(signIn.device, maxAge.device)
}

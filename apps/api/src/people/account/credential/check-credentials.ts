import type { Context } from '../../../ground/call/context.ts'
import { findCredentials } from '../../../ground/session/session-queries.ts'
import { limitAttempts } from './attempts.ts'
import { knownDeviceOf } from './known-device.ts'
import { checkPassword, inPasswordLine } from './password.ts'

/**
 * Counts an attempt and checks the password of a username (rulebook 1.12). `signedIn`: it is the caller's own. Returns what is
 * stored, whether the password is right, and the hash of a known device, for `clearAttempts`.
 */
export async function checkCredentials(
  context: Context,
  { username, password, signedIn = false }: { username: string; password: string; signedIn?: boolean },
) {
  const device = await knownDeviceOf(context, username)
  return inPasswordLine(signedIn || device ? 'known' : 'login', context, async () => {
    await limitAttempts(context, username, device)
    const found = await findCredentials(context.db, username)
    return { found, device, right: await checkPassword(found?.password_hash || undefined, password) }
  })
}

import type { Context } from '../../../ground/call/context.ts'
import { refuse } from '../../../ground/contract/refusal.ts'
import { noteSecurity } from '../../../ground/security/note-security.ts'
import type { Actor } from '../../../ground/session/session.ts'
import { checkCredentials } from './check-credentials.ts'

/**
 * Checks the caller's own password; returns the hash of a known device, for `clearAttempts`. Counts as an attempt; refuses PASSWORD_WRONG,
 * PASSWORD_MISSING, TOO_MANY_ATTEMPTS (rulebook 1.12, 24.12).
 */
export async function requirePassword(
  ctx: Context & { actor: Actor },
  password: string,
): Promise<{ device: string | undefined }> {
  const { username } = ctx.actor
  const { found, right, device } = await checkCredentials(ctx, { username, password, signedIn: true })
  if (right) return { device }
  if (found?.password_hash === '') return refuse('PASSWORD_MISSING')
  await noteSecurity(ctx, 'password_wrong', ctx.actor)
  return refuse('PASSWORD_WRONG')
}

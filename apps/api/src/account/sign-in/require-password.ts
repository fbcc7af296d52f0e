import type { Context } from '../../call/context.ts'
import { refuse } from '../../contract/refusal.ts'
import { noteSecurity } from '../../security/note-security.ts'
import type { Actor } from '../../session/session.ts'
import { checkCredentials } from './check-credentials.ts'

/** Checks the caller's own password. Counts as an attempt; refuses PASSWORD_WRONG, TOO_MANY_ATTEMPTS (rulebook 1.12). */
export async function requirePassword(ctx: Context & { actor: Actor }, password: string): Promise<void> {
  const { right } = await checkCredentials(ctx, { username: ctx.actor.username, password, signedIn: true })
  if (right) return
  await noteSecurity(ctx, 'password_wrong', ctx.actor)
  refuse('PASSWORD_WRONG')
}

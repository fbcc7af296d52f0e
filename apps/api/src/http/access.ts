import type { Actor } from '../account/session/session.ts'
import type { Access } from '../contract/call.ts'
import { refuse } from '../contract/refusal.ts'

/** Who calls, where the call is not for them a refusal. Refuses LOGIN_NEEDED and ADMIN_NEEDED (rulebook 12.2). */
export function requireAccess(actor: Actor | null, access: Exclude<Access, 'public'>): Actor {
  if (!actor) return refuse('LOGIN_NEEDED')
  if (access === 'admin' && actor.role !== 'admin') return refuse('ADMIN_NEEDED')
  return actor
}

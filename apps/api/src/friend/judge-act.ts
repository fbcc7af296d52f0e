import { checkFriendshipAct, type FriendshipAct } from '@game/domain'
import type { Actor } from '../account/session/session.ts'
import { allow } from '../contract/refusal.ts'
import type { Sql } from '../db/db.ts'
import { findFriendship } from './queries.ts'

export type Between = { senderId: number; recipientId: number }

/**
 * Whether the actor may do this to the friendship that was sent so; locks it and answers it as it is stored. Who removes
 * a friend need not know who once invited whom. Refuses NOT_YOURSELF, INVITE_GONE, NOT_FRIENDS.
 */
export async function checkAct(
  db: Sql,
  actor: Actor,
  act: FriendshipAct,
  { senderId, recipientId }: Between,
): Promise<Between> {
  const found = await findFriendship(db, senderId, recipientId)
  const known = found && (act === 'remove' || found.senderId === senderId) ? found : undefined
  allow(checkFriendshipAct(act, { senderId, recipientId, status: known?.status ?? null }, actor.id))
  return known ?? { senderId, recipientId }
}

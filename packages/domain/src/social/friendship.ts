import { nameKey } from '../account/name-key.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { type FriendshipStatus, friendshipStatus } from '../shared/vocabulary.ts'

/** Checks the username that an invite names: more than 3 characters (rulebook 10.2). Refuses INVITE_NAME_SHORT. */
export const checkNickname = (name: string): Result<string> =>
  name.length > 3 ? accept(name) : refuse('INVITE_NAME_SHORT')

/** An invite to be sent. `friendship` is the one between the two users, sent by either of them; null for none. */
export type InviteRequest = {
  sender: string
  recipient: string
  recipientExists: boolean
  friendship: FriendshipStatus | null
  /** Which of the two has blocked the other; `sender` if both have. */
  blockedBy?: 'sender' | 'recipient' | null
}

/**
 * Checks that an invite can be sent (rulebook 10.2, 10.26). Refuses INVITE_NAME_SHORT, INVITE_SELF, INVITE_UNKNOWN,
 * INVITE_BLOCKED, INVITE_UNWANTED, INVITE_FRIEND, INVITE_TWICE.
 */
export const checkInvite = ({
  sender,
  recipient,
  recipientExists,
  friendship,
  blockedBy = null,
}: InviteRequest): Result<null> => {
  const name = checkNickname(recipient)
  if (!name.ok) return name
  if (nameKey(sender) === nameKey(recipient)) return refuse('INVITE_SELF')
  if (!recipientExists) return refuse('INVITE_UNKNOWN', { name: recipient })
  if (blockedBy === 'sender') return refuse('INVITE_BLOCKED', { name: recipient })
  if (blockedBy === 'recipient') return refuse('INVITE_UNWANTED', { name: recipient })
  if (friendship === friendshipStatus.accepted) return refuse('INVITE_FRIEND', { name: recipient })
  return friendship === null ? accept(null) : refuse('INVITE_TWICE', { name: recipient })
}

/** Checks that a user can block another (rulebook 10.26). Refuses BLOCK_SELF. */
export const checkBlock = (userId: number, blockedId: number): Result<null> =>
  userId === blockedId ? refuse('BLOCK_SELF') : accept(null)

/** A friendship or pending invite of two users (rulebook 10.1). */
export type Friendship = { senderId: number; recipientId: number; status: FriendshipStatus }
/** What a user does with a friendship. */
export type FriendshipAct = 'accept' | 'refuse' | 'cancel' | 'remove'

/**
 * Checks that a user can do something with a friendship; its `status` is null if there is none. The recipient can accept or
 * refuse, the sender can cancel, and both can remove (rulebook 10.3, 10.4). Refuses NOT_YOURSELF, then INVITE_GONE (no
 * pending invite) or NOT_FRIENDS.
 */
export const checkFriendshipAct = (
  act: FriendshipAct,
  friendship: Omit<Friendship, 'status'> & { status: FriendshipStatus | null },
  userId: number,
): Result<null> => {
  const { senderId, recipientId, status } = friendship
  const actors = {
    accept: [recipientId],
    refuse: [recipientId],
    cancel: [senderId],
    remove: [senderId, recipientId],
  }
  if (!actors[act].includes(userId)) return refuse('NOT_YOURSELF')
  if (act === 'remove') return status === friendshipStatus.accepted ? accept(null) : refuse('NOT_FRIENDS')
  return status === friendshipStatus.pending ? accept(null) : refuse('INVITE_GONE')
}

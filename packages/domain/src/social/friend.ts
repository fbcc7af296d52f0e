import { nameKey } from '../account/account.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { type FriendshipStatus, friendshipStatus } from '../shared/vocabulary.ts'

/** A nickname to invite has more than 3 characters (admin-social.md 5). Refuses INVITE_NAME_SHORT. */
export const checkNickname = (name: string): Result<string> =>
  name.length > 3 ? accept(name) : refuse('INVITE_NAME_SHORT')

/** What an invite is judged by: `friendship` is between the two, whoever sent it, null where there is none. */
export type InviteRequest = {
  sender: string
  recipient: string
  recipientExists: boolean
  friendship: FriendshipStatus | null
}

/** Refuses INVITE_NAME_SHORT, INVITE_SELF, INVITE_UNKNOWN, INVITE_FRIEND, INVITE_TWICE (rules.md 9). */
export const checkInvite = ({
  sender,
  recipient,
  recipientExists,
  friendship,
}: InviteRequest): Result<null> => {
  const name = checkNickname(recipient)
  if (!name.ok) return name
  if (nameKey(sender) === nameKey(recipient)) return refuse('INVITE_SELF')
  if (!recipientExists) return refuse('INVITE_UNKNOWN', { name: recipient })
  if (friendship === friendshipStatus.accepted) return refuse('INVITE_FRIEND', { name: recipient })
  return friendship === null ? accept(null) : refuse('INVITE_TWICE', { name: recipient })
}

export type Friendship = { senderId: number; recipientId: number; status: FriendshipStatus }
export type FriendshipAct = 'accept' | 'refuse' | 'cancel' | 'remove'

/**
 * Whether somebody may do this to a friendship: accept and refuse by the recipient, cancel by the sender, remove by
 * either (rules.md 2). Refuses NOT_YOURSELF, then INVITE_GONE (no pending invite) or NOT_FRIENDS.
 */
export const checkFriendshipAct = (
  act: FriendshipAct,
  {
    senderId,
    recipientId,
    status,
  }: Pick<Friendship, 'senderId' | 'recipientId'> & { status: FriendshipStatus | null },
  userId: number,
): Result<null> => {
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

import { friendshipStatus } from '@game/domain'
import type { CurrentUser } from '../../base/session/current-user.ts'

export type Friendship = CurrentUser['friendshipsSent'][number]
type FriendshipsOfUser = Pick<CurrentUser, 'friendshipsSent' | 'friendshipsReceived'>
/** A friendship and the user at its other end. */
export type FriendLink = { user: Friendship['sender']; friendship: Friendship }

const toRecipient = (friendship: Friendship): FriendLink => ({ user: friendship.recipient, friendship })
const toSender = (friendship: Friendship): FriendLink => ({ user: friendship.sender, friendship })
const isPending = ({ friendship }: FriendLink) => friendship.status === friendshipStatus.pending
const isAccepted = ({ friendship }: FriendLink) => friendship.status === friendshipStatus.accepted

/** Lists accepted friendships by name, no matter which of the two invited. */
export const friendsOf = (user: FriendshipsOfUser): FriendLink[] =>
  [...user.friendshipsSent.map(toRecipient), ...user.friendshipsReceived.map(toSender)]
    .filter(isAccepted)
    .toSorted((a, b) => a.user.name.localeCompare(b.user.name))

/** Lists the invites that wait for this user's answer. */
export const requestsOf = (user: FriendshipsOfUser): FriendLink[] =>
  user.friendshipsReceived.map(toSender).filter(isPending)

/** Lists the unanswered invites that this user has sent. */
export const invitesOf = (user: FriendshipsOfUser): FriendLink[] =>
  user.friendshipsSent.map(toRecipient).filter(isPending)

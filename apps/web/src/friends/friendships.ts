import { friendshipStatus } from '@game/domain'
import type { CurrentUser } from '../account/current-user.ts'

export type Friendship = CurrentUser['friendshipsSent'][number]
type Befriended = Pick<CurrentUser, 'friendshipsSent' | 'friendshipsReceived'>
/** A friendship with who is at its other end. */
export type Tie = { person: Friendship['sender']; friendship: Friendship }

const toRecipient = (friendship: Friendship): Tie => ({ person: friendship.recipient, friendship })
const toSender = (friendship: Friendship): Tie => ({ person: friendship.sender, friendship })
const isPending = ({ friendship }: Tie) => friendship.status === friendshipStatus.pending
const isAccepted = ({ friendship }: Tie) => friendship.status === friendshipStatus.accepted

/** Accepted ones, whoever asked, by name. */
export const friendsOf = (user: Befriended): Tie[] =>
  [...user.friendshipsSent.map(toRecipient), ...user.friendshipsReceived.map(toSender)]
    .filter(isAccepted)
    .toSorted((a, b) => a.person.name.localeCompare(b.person.name))

/** What others wait for: friend requests. */
export const requestsOf = (user: Befriended): Tie[] =>
  user.friendshipsReceived.map(toSender).filter(isPending)

/** What one waits for oneself: invites awaiting accept. */
export const invitesOf = (user: Befriended): Tie[] => user.friendshipsSent.map(toRecipient).filter(isPending)

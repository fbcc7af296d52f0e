import { expect, test } from 'vitest'
import { type Friendship, friendsOf, invitesOf, requestsOf } from './friendships.ts'

const userNamed = (id: number, name: string) => ({ id, username: name.toLowerCase(), name, avatar: '' })
const me = userNamed(1, 'Me')
const between = (
  sender: Friendship['sender'],
  recipient: Friendship['sender'],
  status: Friendship['status'],
): Friendship => ({
  senderId: sender.id,
  recipientId: recipient.id,
  sender,
  recipient,
  status,
  createdAt: '2026-01-01T00:00:00Z',
})
const user = {
  friendshipsSent: [between(me, userNamed(2, 'Zosia'), 1), between(me, userNamed(3, 'Adam'), 0)],
  friendshipsReceived: [between(userNamed(4, 'Basia'), me, 1), between(userNamed(5, 'Czarek'), me, 0)],
}
const names = (links: { user: { name: string } }[]) => links.map(({ user: { name } }) => name)

test('friends are the accepted friendships, sent and received, by name', () => {
  expect(names(friendsOf(user))).toEqual(['Basia', 'Zosia'])
})

test('pending sent invites wait for an answer, pending received ones are requests (rulebook 10.1)', () => {
  expect(names(invitesOf(user))).toEqual(['Adam'])
  expect(names(requestsOf(user))).toEqual(['Czarek'])
})

import { expect, test } from 'vitest'
import { type Friendship, friendsOf, invitesOf, requestsOf } from './friendships.ts'

const person = (id: number, name: string) => ({ id, username: name.toLowerCase(), name, avatar: '' })
const me = person(1, 'Me')
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
  friendshipsSent: [between(me, person(2, 'Zosia'), 1), between(me, person(3, 'Adam'), 0)],
  friendshipsReceived: [between(person(4, 'Basia'), me, 1), between(person(5, 'Czarek'), me, 0)],
}
const names = (ties: { person: { name: string } }[]) => ties.map(({ person: { name } }) => name)

test('friends are the accepted of both kinds, by name', () => {
  expect(names(friendsOf(user))).toEqual(['Basia', 'Zosia'])
})

test('pending sent invites await accept, pending received ones are requests (admin-social.md 4)', () => {
  expect(names(invitesOf(user))).toEqual(['Adam'])
  expect(names(requestsOf(user))).toEqual(['Czarek'])
})

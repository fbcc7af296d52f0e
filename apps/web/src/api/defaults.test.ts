import { expect, test } from 'vitest'
import { defaultError } from './defaults.ts'

test.each([
  ['deck.getCards', { eventId: 1, userId: 2 }, 'loadDeck'],
  ['deck.getCards', { userId: 2 }, 'loadUserCards'],
  ['clan.getClanMembers', { clanId: 1 }, 'clanMembers'],
  ['friend.acceptInvite', {}, 'unknown'],
] as const)('%s of %j says by default: %s (player.md 8, admin-social.md 8)', (procedure, input, text) => {
  expect(defaultError(procedure, input)).toBe(text)
})

import { expect, test } from 'vitest'
import { isMessage, messageTypes, outdatedBy } from './messages.ts'

test('after an interruption everything that a message could have been about is read again', () => {
  for (const message of messageTypes)
    for (const call of outdatedBy(message, {}))
      expect(outdatedBy('missed', { eventId: 1, clanId: 1, talk: 'key' })).toContain(call)
})

test('a stream without an event can only have missed notifications, so an event is not read twice when its page opens', () => {
  expect(outdatedBy('missed', {})).toEqual(outdatedBy('notification', {}))
})

test('a value that is not a message type is not taken for a message', () => {
  expect(['open', '', null, 1].some(isMessage)).toBe(false)
})

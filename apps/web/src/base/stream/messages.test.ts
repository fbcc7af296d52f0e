import { adminCalls } from '@game/api/admin-calls'
import { calls } from '@game/api/calls'
import { pageCalls } from '@game/api/page-calls'
import { expect, test } from 'vitest'
import { isMessage, messageTypes, outdatedBy } from './messages.ts'

const procedures = Object.keys({ ...calls, ...pageCalls, ...adminCalls }).map(
  name => name.split('.')[1] ?? '',
)

test.each(messageTypes)('the calls that %s makes outdated exist', message => {
  expect(outdatedBy(message, {}).filter(call => !procedures.includes(call))).toEqual([])
})

test('after an interruption everything that a message could have been about is read again', () => {
  for (const message of messageTypes)
    for (const call of outdatedBy(message, {}))
      expect(outdatedBy('missed', { eventId: 1, clanId: 1 })).toContain(call)
})

test('a stream without an event can only have missed notifications, so an event is not read twice when its page opens', () => {
  expect(outdatedBy('missed', {})).toEqual(outdatedBy('notification', {}))
})

test('a value that is not a message type is not taken for a message', () => {
  expect(['open', '', null, 1].some(isMessage)).toBe(false)
})

import { calls } from '@game/api/calls'
import { expect, test } from 'vitest'
import { isNews, newsTypes, outdatedBy } from './messages.ts'

const procedures = Object.keys(calls).map(name => name.split('.')[1] ?? '')

test.each(newsTypes)('what %s makes old are calls that exist', news => {
  expect(outdatedBy(news, {}).filter(call => !procedures.includes(call))).toEqual([])
})

test('after a cut everything that news could have told of is read anew', () => {
  for (const news of newsTypes)
    for (const call of outdatedBy(news, {}))
      expect(outdatedBy('missed', { eventId: 1, clanId: 1 })).toContain(call)
})

test('a stream without an event can have missed notifications only: an event is not read twice on arrival', () => {
  expect(outdatedBy('missed', {})).toEqual(outdatedBy('notification', {}))
})

test('what is no news is none', () => {
  expect(['open', '', null, 1].some(isNews)).toBe(false)
})

import { expect, test } from 'vitest'
import { valueText } from './audit-words.ts'

const context = {
  names: { team: { 3: 'FURIA' }, player: { 7: 'donk' }, map: { 5: 'Nuke' } },
  words: {
    yes: 'yes',
    no: 'no',
    unnamed: (id: number) => `#${id}`,
    field: (name: string) => name,
    handedOut: ({ reward, amount, users }: { reward: string; amount: number; users: number }) =>
      `${reward} (${amount}): ${users} users`,
  },
  language: 'en',
}

test.each([
  ['teamId', 3, 'FURIA'],
  ['teamId', 9, '#9'],
  ['players', [7, 8], 'donk, #8'],
  ['players', [], '-'],
  ['public', true, 'yes'],
  ['points', 1000, '1000'],
  ['open', new Date(2026, 5, 1, 14, 5).toISOString(), '1 June 2026 | 14:05'],
  ['birth', '2000-11-09', '2000-11-09'],
  ['img', '', '-'],
  ['userId', 9, '#9'],
  ['handedOut', [{ eventRewardId: 3, reward: 'Coins', amount: 100, users: 2 }], 'Coins (100): 2 users'],
  ['maps', [{ mapId: 5, homeScore: 13 }], 'mapId Nuke homeScore 13'],
  ['phases', [{ name: 'Final', open: null }], 'Final open -'],
])('the value of %s, %j, is written as %s', (field, value, text) => {
  expect(valueText(field, value, context)).toBe(text)
})

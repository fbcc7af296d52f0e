import { describe, expect, test } from 'vitest'
import { keyplayChanges, toggled } from './staged-keyplays.ts'

describe('toggling a keyplay', () => {
  test('takes it on and off', () => {
    expect(toggled([1], 2)).toEqual([1, 2])
    expect(toggled([1, 2], 1)).toEqual([2])
  })

  test('ignores a fourth silently (player.md 5)', () => {
    expect(toggled([1, 2, 3], 4)).toEqual([1, 2, 3])
    expect(toggled([1, 2, 3], 3)).toEqual([1, 2])
  })
})

describe('SAVE', () => {
  const card = (playerId: number, ...ids: number[]) => ({
    playerId,
    keyplays: ids.map(keyplayId => ({ keyplayId })),
  })

  test('sends removals first, then additions, over all cards (rules.md 5)', () => {
    const changes = keyplayChanges([card(7, 1, 2), card(8)], { 7: [2, 3], 8: [5] })
    expect(changes).toEqual([
      { type: 'remove', playerId: 7, keyplayId: 1 },
      { type: 'add', playerId: 7, keyplayId: 3 },
      { type: 'add', playerId: 8, keyplayId: 5 },
    ])
  })

  test('sends nothing for cards that were not touched or came back to what they were', () => {
    expect(keyplayChanges([card(7, 1, 2), card(8, 4)], { 7: [2, 1] })).toEqual([])
  })
})

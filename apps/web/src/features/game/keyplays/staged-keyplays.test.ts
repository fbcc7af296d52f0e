import { describe, expect, test } from 'vitest'
import { keyplayMoves, toggled } from './staged-keyplays.ts'

describe('toggling a keyplay', () => {
  test('adds and removes it', () => {
    expect(toggled([1], 2)).toEqual([1, 2])
    expect(toggled([1, 2], 1)).toEqual([2])
  })

  test('silently ignores a fourth (rulebook 13.16)', () => {
    expect(toggled([1, 2, 3], 4)).toEqual([1, 2, 3])
    expect(toggled([1, 2, 3], 3)).toEqual([1, 2])
  })
})

describe('SAVE', () => {
  const card = (playerId: number, ...ids: number[]) => ({
    playerId,
    keyplays: ids.map(keyplayId => ({ keyplayId })),
  })

  test('sends removals first, then additions, over all cards (rulebook 13.16)', () => {
    const moves = keyplayMoves([card(7, 1, 2), card(8)], { 7: [2, 3], 8: [5] })
    expect(moves).toEqual([
      { type: 'removeKeyplay', playerId: 7, keyplayId: 1 },
      { type: 'addKeyplay', playerId: 7, keyplayId: 3 },
      { type: 'addKeyplay', playerId: 8, keyplayId: 5 },
    ])
  })

  test('sends nothing for cards that were not changed or were changed back', () => {
    expect(keyplayMoves([card(7, 1, 2), card(8, 4)], { 7: [2, 1] })).toEqual([])
  })
})

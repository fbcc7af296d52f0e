import { describe, expect, test } from 'vitest'
import { type DragItem, type DropTarget, dropOf, takes } from './drag-item.ts'

const listed: DragItem = { kind: 'list-card', playerId: 1, name: 'ropz' }
const held: DragItem = { kind: 'deck-card', playerId: 1, name: 'ropz' }
const pooled: DragItem = { kind: 'pool-perk', perkId: 9, name: 'Full buy' }
const placed: DragItem = { kind: 'card-perk', perkId: 9, playerId: 1, name: 'Full buy' }
const deck: DropTarget = { place: 'deck', name: 'deck' }
const trash: DropTarget = { place: 'trash', name: 'trash' }
const pool: DropTarget = { place: 'pool', name: 'pool' }
const card = (playerId: number): DropTarget => ({ place: 'card', playerId, name: 'card' })

describe('what a drop comes to (rulebook 13.19)', () => {
  test.each([
    ['list to deck adds', listed, deck, { type: 'add', playerId: 1 }],
    ['deck to trash removes', held, trash, { type: 'remove', playerId: 1 }],
    ['deck to another card reorders', held, card(2), { type: 'reorder', playerA: 1, playerB: 2 }],
    ['deck to its own place does nothing', held, card(1), null],
    ['pool to card adds the perk', pooled, card(2), { type: 'addPerk', playerId: 2, perkId: 9 }],
    ['card to pool removes the perk', placed, pool, { type: 'removePerk', playerId: 1, perkId: 9 }],
    ['card to card transfers', placed, card(2), { type: 'transferPerk', playerA: 1, playerB: 2, perkId: 9 }],
    ['a perk on its own card does nothing', placed, card(1), null],
  ] as const)('%s', (_, item, target, drop) => {
    expect(dropOf(item, target)).toEqual(drop)
  })

  test('what a target does not take comes to nothing', () => {
    for (const [item, target] of [
      [listed, trash],
      [listed, card(2)],
      [held, pool],
      [pooled, trash],
      [placed, deck],
    ] as const) {
      expect(takes(target, item)).toBe(false)
      expect(dropOf(item, target)).toBeNull()
    }
  })
})

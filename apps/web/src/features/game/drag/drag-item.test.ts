import { describe, expect, test } from 'vitest'
import { type DragItem, type DropTarget, dropOf, takes } from './drag-item.ts'

const listed: DragItem = { kind: 'list-card', playerId: 1, name: 'ropz' }
const inDeck: DragItem = { kind: 'deck-card', playerId: 1, name: 'ropz' }
const inPool: DragItem = { kind: 'pool-perk', perkId: 9, name: 'Full buy' }
const onCard: DragItem = { kind: 'card-perk', perkId: 9, playerId: 1, name: 'Full buy' }
const deck: DropTarget = { place: 'deck', name: 'deck' }
const trash: DropTarget = { place: 'trash', name: 'trash' }
const pool: DropTarget = { place: 'pool', name: 'pool' }
const card = (playerId: number): DropTarget => ({ place: 'card', playerId, name: 'card' })

describe('the move of a drop (rulebook 13.19)', () => {
  test.each([
    ['list to deck adds', listed, deck, { type: 'add', playerId: 1 }],
    ['deck to trash removes', inDeck, trash, { type: 'remove', playerId: 1 }],
    ['deck to another card reorders', inDeck, card(2), { type: 'reorder', playerA: 1, playerB: 2 }],
    ['deck to its own place does nothing', inDeck, card(1), null],
    ['pool to card adds the perk', inPool, card(2), { type: 'addPerk', playerId: 2, perkId: 9 }],
    ['card to pool removes the perk', onCard, pool, { type: 'removePerk', playerId: 1, perkId: 9 }],
    ['card to card transfers', onCard, card(2), { type: 'transferPerk', playerA: 1, playerB: 2, perkId: 9 }],
    ['a perk on its own card does nothing', onCard, card(1), null],
  ] as const)('%s', (_, item, target, drop) => {
    expect(dropOf(item, target)).toEqual(drop)
  })

  test('an item dropped on a target that does not take it makes no move', () => {
    for (const [item, target] of [
      [listed, trash],
      [listed, card(2)],
      [inDeck, pool],
      [inPool, trash],
      [onCard, deck],
    ] as const) {
      expect(takes(target, item)).toBe(false)
      expect(dropOf(item, target)).toBeNull()
    }
  })
})

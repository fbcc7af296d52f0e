import type { Move, MoveContext } from '@game/domain'
import { describe, expect, test } from 'vitest'
import {
  type Card,
  cardsAfter,
  cardsOf,
  cardsOfPhase,
  deckOf,
  keepUnchanged,
  type Player,
} from './deck-cards.ts'

const role = { id: 1, name: 'RIFLER', description: '' }
const player = (id: number): Player => ({
  id,
  name: `player ${id}`,
  steamId: '',
  country: 'pl',
  birth: '2000-01-01',
  img: '',
  teamId: null,
  roleId: 1,
  styleId: 1,
  team: null,
  role,
  style: role,
})
const players = [1, 2, 3].map(player)
const owner = { eventId: 9, userId: 4 }
const context: MoveContext = {
  phaseIndex: 2,
  state: 'open',
  players: [1, 2, 3],
  keyplays: [7],
  perks: [5],
}
const deckWith = (phaseIndex: number, ...ids: number[]): Card[] =>
  cardsOf(
    ids.map(playerId => ({ playerId, keyplays: [], perks: [] })),
    players,
    { ...owner, phaseIndex },
  )
const move = (cards: readonly Card[], what: Move) => cardsAfter(cards, what, context, { ...owner, players })

describe('the optimistic update', () => {
  test('adds a card without keyplays and perks at the end of its own phase and leaves other phases alone (rulebook 4.5)', () => {
    const after = move([...deckWith(1, 3), ...deckWith(2, 1)], { type: 'add', playerId: 2 })
    expect(cardsOfPhase(after, 1).map(card => card.playerId)).toEqual([3])
    const deck = cardsOfPhase(after, 2)
    expect(deck.map(card => [card.playerId, card.deckOrder])).toEqual([
      [1, 1],
      [2, 2],
    ])
    expect(deck[1]).toMatchObject({ ...owner, phaseIndex: 2, keyplays: [], perks: [], player: players[1] })
  })

  test('removing a card closes the gap in the order', () => {
    const after = move(deckWith(2, 1, 2, 3), { type: 'remove', playerId: 1 })
    expect(after.map(card => [card.playerId, card.deckOrder])).toEqual([
      [2, 1],
      [3, 2],
    ])
  })

  test('a perk of the phase gets the phase as its origin', () => {
    const [card] = move(deckWith(2, 1), { type: 'addPerk', playerId: 1, perkId: 5 })
    expect(card?.perks).toEqual([{ perkId: 5, phaseIndex: 2, originPhase: 2 }])
  })

  test('keeps a card whose player is no longer listed', () => {
    const cards = deckWith(2, 1, 2)
    const after = cardsAfter(
      cards,
      { type: 'reorder', playerA: 2, playerB: 1 },
      { ...context, players: [1] },
      { ...owner, players: [player(1)] },
    )
    expect(after.map(card => card.playerId)).toEqual([2, 1])
  })

  test('returns the same array if the domain refuses the move', () => {
    const cards = deckWith(2, 1)
    expect(move(cards, { type: 'add', playerId: 1 })).toBe(cards)
    expect(
      cardsAfter(
        cards,
        { type: 'remove', playerId: 1 },
        { ...context, state: 'locked_in' },
        { ...owner, players },
      ),
    ).toBe(cards)
  })
})

test('a deck is converted to the wire and back unchanged', () => {
  const deck = [{ playerId: 2, keyplays: [7], perks: [{ perkId: 5, originPhase: 1 }] }]
  expect(deckOf(cardsOf(deck, players, { ...owner, phaseIndex: 2 }))).toEqual(deck)
})

test('cards that a move does not change stay the same objects, even if their place changes', () => {
  const before = deckWith(2, 1, 2, 3)
  const moved = cardsOfPhase(move(before, { type: 'reorder', playerA: 1, playerB: 2 }), 2)
  const kept = keepUnchanged(before, moved)
  expect(kept.map(card => card.playerId)).toEqual([2, 1, 3])
  expect(kept[2]).toBe(before[2])
  expect(kept[0]).toEqual({ ...before[1], deckOrder: 1 })
  expect(kept[0]?.player).toBe(before[1]?.player)
  expect(kept[0]?.keyplays).toBe(before[1]?.keyplays)
  const added = keepUnchanged(
    before,
    cardsOfPhase(move(before, { type: 'addKeyplay', playerId: 1, keyplayId: 7 }), 2),
  )
  expect(added[0]?.keyplays).toEqual([{ keyplayId: 7 }])
  expect(added[2]).toBe(before[2])
})

import { expect, test } from 'vitest'
import { cardsOf, type Player } from '../deck-state/deck-cards.ts'
import { restoreMoves } from './restore-moves.ts'

const trait = { id: 1, name: 'RIFLER', description: '' }
const players = [1, 2, 3].map(
  (id): Player => ({
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
    role: trait,
    style: trait,
  }),
)
const deck = cardsOf(
  [
    { playerId: 1, keyplays: [], perks: [] },
    {
      playerId: 2,
      keyplays: [7, 9],
      perks: [
        { perkId: 5, originPhase: 2 },
        { perkId: 6, originPhase: 1 },
      ],
    },
    { playerId: 3, keyplays: [], perks: [] },
  ],
  players,
  { eventId: 9, userId: 4, phaseIndex: 2 },
)
const [first, second, third] = deck
if (!first || !second || !third) throw new Error('three cards')

test('a removed card comes back to its place, with its keyplays and the perks of the phase (rulebook 13.53)', () => {
  expect(restoreMoves(second, [first, third])).toEqual([
    { type: 'add', playerId: 2 },
    { type: 'addKeyplay', playerId: 2, keyplayId: 7 },
    { type: 'addKeyplay', playerId: 2, keyplayId: 9 },
    { type: 'addPerk', playerId: 2, perkId: 5 },
    { type: 'reorder', playerA: 2, playerB: 3 },
  ])
})

test('the last card of the deck comes back to the last place', () => {
  expect(restoreMoves(third, [first, second])).toEqual([{ type: 'add', playerId: 3 }])
})

test('no moves if the card is back already, say from another tab', () => {
  expect(restoreMoves(second, [first, second, third])).toEqual([])
})

import type { Deck, DeckCard } from '@game/domain'

export type MoveBody = {
  id?: number
  playerId?: number
  keyplayId?: number
  perkId?: number
  playerA?: number
  playerB?: number
}
/** A call that moves a card, with its fields besides user and event. */
export type StormMove = { call: string; body: MoveBody & Record<string, unknown> }

const changeCard = (cards: Deck, playerId: number | undefined, change: (card: DeckCard) => DeckCard): Deck =>
  cards.map(card => (card.playerId === playerId ? change(card) : card))

/** How each call changes a deck, without checking whether it is allowed. */
export const changes: Record<string, (cards: Deck, body: MoveBody) => Deck> = {
  'add-card': (cards, { playerId = 0 }) => [...cards, { playerId, keyplays: [], perks: [] }],
  'add-card-keyplay': (cards, { playerId, keyplayId = 0 }) =>
    changeCard(cards, playerId, card => ({ ...card, keyplays: [...card.keyplays, keyplayId] })),
  'add-card-perk': (cards, { playerId, perkId = 0 }) =>
    changeCard(cards, playerId, card => ({ ...card, perks: [...card.perks, { perkId, originPhase: 1 }] })),
  'update-deck-order': (cards, { playerA, playerB }) => {
    const [from, to] = [playerA, playerB].map(id => cards.findIndex(card => card.playerId === id))
    const moved = cards[from ?? -1]
    return moved && to !== undefined ? cards.toSpliced(from ?? 0, 1).toSpliced(to, 0, moved) : cards
  },
  'remove-card': (cards, { id }) => cards.filter(card => card.playerId !== id),
}

/**
 * The next move of a player who has made this many: four cards, then repeatedly a fifth that is added, gets a keyplay and a
 * perk, has the first card moved behind it and is removed. The order of the others shows whether each move was done once.
 */
export function nextMove(made: number, cards: Deck, listed: readonly number[]): StormMove {
  const add = (playerId = 0): StormMove => ({
    call: 'add-card',
    body: { playerId, phase: 1, perks: [], keyplays: [], deckOrder: 1 },
  })
  if (made < 4) return add(listed[made])
  const playerId = listed[4] ?? 0
  const moves = [
    add(playerId),
    { call: 'add-card-keyplay', body: { playerId, keyplayId: 1, phaseIndex: 1 } },
    { call: 'add-card-perk', body: { playerId, perkId: 1, order: 1, phaseIndex: 1 } },
    {
      call: 'update-deck-order',
      body: { playerA: cards[0]?.playerId ?? 0, playerB: playerId, phaseIndex: 1 },
    },
    { call: 'remove-card', body: { id: playerId, phase: 1 } },
  ]
  return moves[(made - 4) % moves.length] ?? add(playerId)
}

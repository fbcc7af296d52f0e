import { applyMove, type Deck, type Move, type MoveContext } from '@game/domain'
import type { Outputs } from '../../api/client.ts'

/** A card of a deck as get-cards answers it. */
export type Card = Outputs['deck']['getCards']['cards'][number]
/** A player with team, role and style. */
export type Player = Card['player']

type Place = { eventId: number; userId: number; phaseIndex: number }

/** The cards of one phase, in order. */
export const cardsOfPhase = (cards: readonly Card[], phaseIndex: number): Card[] =>
  cards.filter(card => card.phaseIndex === phaseIndex).toSorted((a, b) => a.deckOrder - b.deckOrder)

/** The domain's deck of a phase's cards. */
export const deckOf = (cards: readonly Card[]): Deck =>
  cards.map(({ playerId, keyplays, perks }) => ({
    playerId,
    keyplays: keyplays.map(({ keyplayId }) => keyplayId),
    perks: perks.map(({ perkId, originPhase }) => ({ perkId, originPhase })),
  }))

/** A deck as get-cards would answer it; cards of players that nobody knows are left out. */
export const cardsOf = (deck: Deck, players: readonly Player[], place: Place): Card[] =>
  deck.flatMap((card, at) => {
    const player = players.find(each => each.id === card.playerId)
    if (!player) return []
    return {
      ...place,
      playerId: card.playerId,
      player,
      deckOrder: at + 1,
      keyplays: card.keyplays.map(keyplayId => ({ keyplayId })),
      perks: card.perks.map(perk => ({ ...perk, phaseIndex: place.phaseIndex })),
    }
  })

/**
 * All cards of an event after a move in one phase: the optimistic step. Where the domain refuses, the cards stay as they
 * are, by identity; the server's refusal will say why.
 */
export function cardsAfter(
  cards: readonly Card[],
  move: Move,
  situation: MoveContext,
  known: { players: readonly Player[]; eventId: number; userId: number },
): readonly Card[] {
  const { phaseIndex } = situation
  const before = cardsOfPhase(cards, phaseIndex)
  const after = applyMove(deckOf(before), move, situation)
  if (!after.ok) return cards
  const players = [...known.players, ...before.map(card => card.player)]
  const place = { eventId: known.eventId, userId: known.userId, phaseIndex }
  const others = cards.filter(card => card.phaseIndex !== phaseIndex)
  return [...others, ...cardsOf(after.value, players, place)]
}

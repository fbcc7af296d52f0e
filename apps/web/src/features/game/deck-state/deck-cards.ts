import { applyMove, type Deck, type Move, type MoveContext } from '@game/domain'
import { replaceEqualDeep } from '@tanstack/react-query'
import type { Outputs } from '../../../base/api/client.ts'

/** A card of a deck as get-cards returns it (rulebook 12.28). */
export type Card = Outputs['deck']['getCards']['cards'][number]
/** What get-cards answers. */
export type OwnCards = Outputs['deck']['getCards']
/** A draft of a deck (rulebook 4.23). */
export type Draft = OwnCards['drafts'][number]
/** A card's player with team, role and style. */
export type Player = Card['player']

/** The deck of a user in a phase of an event. */
export type DeckKey = { eventId: number; userId: number; phaseIndex: number }

/** Picks the cards of one phase, in their order. */
export const cardsOfPhase = (cards: readonly Card[], phaseIndex: number): Card[] =>
  cards.filter(card => card.phaseIndex === phaseIndex).toSorted((a, b) => a.deckOrder - b.deckOrder)

/** Returns cards that reuse the objects of `before` for everything that has not changed, whatever places the cards have. */
export const keepUnchanged = (before: readonly Card[], cards: readonly Card[]): readonly Card[] => {
  const known = new Map(before.map(card => [card.playerId, card]))
  return cards.map(card => replaceEqualDeep(known.get(card.playerId), card))
}

/** Converts a phase's cards to the domain's deck. */
export const deckOf = (cards: readonly Card[]): Deck =>
  cards.map(({ playerId, keyplays, perks }) => ({
    playerId,
    keyplays: keyplays.map(({ keyplayId }) => keyplayId),
    perks: perks.map(({ perkId, originPhase }) => ({ perkId, originPhase })),
  }))

/** Converts a deck to what get-cards would return; cards of players not in `players` are left out. */
export const cardsOf = (deck: Deck, players: readonly Player[], deckKey: DeckKey): Card[] =>
  deck.flatMap((card, at) => {
    const player = players.find(each => each.id === card.playerId)
    if (!player) return []
    return {
      ...deckKey,
      playerId: card.playerId,
      player,
      deckOrder: at + 1,
      keyplays: card.keyplays.map(keyplayId => ({ keyplayId })),
      perks: card.perks.map(perk => ({ ...perk, phaseIndex: deckKey.phaseIndex })),
    }
  })

/**
 * Applies a move in one phase to all cards of an event: the optimistic update (rulebook 13.20). If the domain refuses the move,
 * it returns the same array; the server's refusal will say why.
 */
export function cardsAfter(
  cards: readonly Card[],
  move: Move,
  context: MoveContext,
  known: { players: readonly Player[]; eventId: number; userId: number },
): readonly Card[] {
  const { phaseIndex } = context
  const before = cardsOfPhase(cards, phaseIndex)
  const after = applyMove(deckOf(before), move, context)
  if (!after.ok) return cards
  const players = [...known.players, ...before.map(card => card.player)]
  const deckKey = { eventId: known.eventId, userId: known.userId, phaseIndex }
  const others = cards.filter(card => card.phaseIndex !== phaseIndex)
  return [...others, ...cardsOf(after.value, players, deckKey)]
}

/** Finds the draft of a phase. */
export const draftOf = ({ drafts }: OwnCards, phaseIndex: number): Draft | undefined =>
  drafts.find(draft => draft.phaseIndex === phaseIndex)

/** Picks the cards of a phase, or of its draft, in their order. */
export const shownCards = (own: OwnCards, phaseIndex: number, drafting: boolean): Card[] =>
  cardsOfPhase((drafting ? draftOf(own, phaseIndex)?.cards : own.cards) ?? [], phaseIndex)

/** Notes the version with which the draft of a phase has been saved. */
export const withVersion = (own: OwnCards, phaseIndex: number, version: number): OwnCards => ({
  ...own,
  drafts: own.drafts.map(draft => (draft.phaseIndex === phaseIndex ? { ...draft, version } : draft)),
})

/** As `cardsAfter`, in what get-cards answered: changes the deck, or its draft (rulebook 4.23). */
export function ownCardsAfter(
  own: OwnCards,
  move: Move,
  { drafting, ...context }: MoveContext & { drafting: boolean },
  known: { players: readonly Player[]; eventId: number; userId: number },
): OwnCards {
  if (!drafting) return { ...own, cards: [...cardsAfter(own.cards, move, context, known)] }
  const { phaseIndex } = context
  const { version, savedAt, cards } = draftOf(own, phaseIndex) ?? { version: 0, savedAt: '', cards: [] }
  const after = cardsAfter(cards, move, context, known)
  return {
    ...own,
    drafts: [
      ...own.drafts.filter(draft => draft.phaseIndex !== phaseIndex),
      { eventId: known.eventId, phaseIndex, version, savedAt, cards: [...after] },
    ],
  }
}

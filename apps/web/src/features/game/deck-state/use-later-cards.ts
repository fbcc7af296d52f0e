import { startTransition, useDeferredValue, useMemo } from 'react'
import { useFrameLater } from '../../../base/ui/layout/use-frame-later.ts'
import { useGame } from '../state/use-game.ts'
import type { Card } from './deck-cards.ts'

type Deck = { phaseIndex: number; cards: readonly Card[] }

/** Returns the cards of the deck, one task after the components that show them have rendered a change; those of another phase at once. */
export const useLaterCards = (cards: readonly Card[]): readonly Card[] => useLaterDeck(cards).cards

/** Returns them one frame later still, because rendering everything that a change affects takes more than a frame. */
export function useLatestCards(cards: readonly Card[]): readonly Card[] {
  const deck = useLaterDeck(cards)
  return ofSamePhase(deck, useFrameLater(deck, startTransition)).cards
}

function useLaterDeck(cards: readonly Card[]): Deck {
  const { index } = useGame().phase
  const deck = useMemo(() => ({ phaseIndex: index, cards }), [index, cards])
  return ofSamePhase(deck, useDeferredValue(deck))
}

const ofSamePhase = (deck: Deck, before: Deck): Deck =>
  before.phaseIndex === deck.phaseIndex ? before : deck

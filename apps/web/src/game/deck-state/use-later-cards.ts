import { startTransition, useDeferredValue, useMemo } from 'react'
import { useFrameLater } from '../../ui/layout/use-frame-later.ts'
import { useGame } from '../state/use-game.ts'
import type { Card } from './deck-cards.ts'

type Deck = { phaseIndex: number; cards: readonly Card[] }

/** Gives the cards of the deck a task after those who show them have drawn a change; the cards of another phase at once. */
export const useLaterCards = (cards: readonly Card[]): readonly Card[] => useLaterDeck(cards).cards

/** Gives them a frame after that: to draw all that a change changes is more than a frame's work. */
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

import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Card } from './deck-cards.ts'
import { useGame } from './use-game.ts'

type Deck = { phaseIndex: number; cards: readonly Card[] }

/** Gives the cards of the deck a task after those who show them have drawn a change; the cards of another phase at once. */
export function useLaterCards(cards: readonly Card[]): readonly Card[] {
  const deck = useDeckOfPhase(cards)
  return ofSamePhase(deck, useDeferredValue(deck)).cards
}

/** Gives them a frame after that: to draw all that a change changes is more than a frame's work. */
export function useLatestCards(cards: readonly Card[]): readonly Card[] {
  const deck = useDeckOfPhase(useLaterCards(cards))
  const [shown, setShown] = useState(deck)
  useEffect(() => {
    if (shown === deck) return
    const frame = requestAnimationFrame(() => startTransition(() => setShown(deck)))
    return () => cancelAnimationFrame(frame)
  }, [shown, deck])
  return ofSamePhase(deck, shown).cards
}

function useDeckOfPhase(cards: readonly Card[]): Deck {
  const { index } = useGame().phase
  return useMemo(() => ({ phaseIndex: index, cards }), [index, cards])
}

const ofSamePhase = (deck: Deck, before: Deck): Deck =>
  before.phaseIndex === deck.phaseIndex ? before : deck

import { useDeferredValue } from 'react'
import type { Card } from './deck-cards.ts'

/** Gives the cards of the deck a task after those who show them have drawn a change; the cards of another phase at once. */
export function useLaterCards(cards: readonly Card[]): readonly Card[] {
  const later = useDeferredValue(cards)
  return later[0]?.phaseIndex === cards[0]?.phaseIndex ? later : cards
}

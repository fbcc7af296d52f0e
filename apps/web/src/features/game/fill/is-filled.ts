import { deckSize, keyplaysPerCard } from '@game/domain'
import type { Card } from '../deck-state/deck-cards.ts'

/** Whether a quick fill has nothing to do: five cards of three keyplays. */
export const isFilled = (cards: readonly Card[]): boolean =>
  cards.length === deckSize && cards.every(({ keyplays }) => keyplays.length === keyplaysPerCard)

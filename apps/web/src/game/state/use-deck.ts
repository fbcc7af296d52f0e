import type { LiveMap, SleeveResult } from '@game/domain'
import { createContext, useContext } from 'react'
import type { Outputs } from '../../api/client.ts'
import type { Card, Player } from './deck-cards.ts'
import type { DeckMove } from './send-move.ts'
import type { Keyplay } from './use-keyplays.ts'

/** The score of a card with its reasons, as get-deck-score answers it (rulebook 6.10). */
export type DeckCardScore = Outputs['score']['getDeckScore']['scores'][number]

/** What the cards on the page show of the deck of the phase shown; read once, shared by all of them. */
export type DeckState = {
  /** The cards of the deck, in order; empty until they are read. */
  cards: readonly Card[]
  /** The players listed in the phase. */
  players: readonly Player[]
  /** The whole catalogue of keyplays; empty until it is read. */
  keyplays: readonly Keyplay[]
  /** The sleeves by what the deck fulfils of them, ages on the day the phase locks (rulebook 5.13). */
  sleeves: SleeveResult & { isPending: boolean }
  /**
   * The scores of the deck once its phase has locked, with what maps that run come to; none before, null where they could not
   * be read.
   */
  scores: readonly DeckCardScore[] | null
  /** The maps of the phase that run, and those that ended last (rulebook 15.17). */
  live: readonly LiveMap[]
  /** Sends a move; the promise says whether it was saved and never rejects. */
  move: (move: DeckMove) => Promise<boolean>
}

export const DeckContext = createContext<DeckState | null>(null)

/** Reads the deck of the phase shown, without a query observer of its own. */
export function useDeck(): DeckState {
  const deck = useContext(DeckContext)
  if (!deck) throw new Error('useDeck outside of the table of a phase')
  return deck
}

/** Returns how to change the deck of the phase shown. */
export const useMove = (): DeckState['move'] => useDeck().move

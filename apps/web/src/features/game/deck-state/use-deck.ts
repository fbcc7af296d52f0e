import { deckSize, type LiveMap, type SleeveResult } from '@game/domain'
import { type Atom, useSelector } from '@tanstack/react-store'
import { createContext, useContext } from 'react'
import type { Keyplay } from '../keyplay-points/use-keyplays.ts'
import type { Live } from '../state/provisional-counts.ts'
import type { DeckCardScore } from '../state/use-deck-scores.ts'
import type { Card, Draft, Player } from './deck-cards.ts'
import type { DeckMove } from './send-move.ts'

/** The data of the deck of the phase shown; read once and shared by all cards on the page. */
export type DeckState = {
  /** The cards of the deck, or of its draft, in order; empty until they are loaded. */
  cards: readonly Card[]
  /** The draft of the phase, which `cards` shows until the phase opens; null if there is none (rulebook 4.23). */
  draft: Draft | null
  /** The players listed in the phase. */
  players: readonly Player[]
  /** The whole catalogue of keyplays; empty until it is loaded. */
  keyplays: readonly Keyplay[]
  /** The sleeves with what the deck fulfils of each; ages are those on the day the phase locks (rulebook 5.13). */
  sleeves: SleeveResult & { isPending: boolean }
  /**
   * The scores of the deck once its phase has locked, including the points of running maps; empty before the lock, null if they
   * could not be read.
   */
  scores: readonly DeckCardScore[] | null
  /** The live counts of the whole event that `scores` include. */
  counts: Live
  /** The running maps of the phase, and those that ended last (rulebook 15.17). */
  live: readonly LiveMap[]
}

/** Sends a move; the promise resolves to whether it was saved and never rejects. */
export type SendMove = (move: DeckMove) => Promise<boolean>

/** A change that can be undone: what it did, and the moves that undo it in the deck as it is then. */
export type Undo = {
  text: string
  moves: (now: readonly Card[]) => DeckMove[]
}

/** Holds the deck of the phase shown. */
export type DeckStore = Atom<DeckState>

export const DeckContext = createContext<DeckStore | null>(null)
export const SendMoveContext = createContext<SendMove | null>(null)
export const UndoContext = createContext<(undo: Undo) => void>(() => undefined)

/** Returns how to offer to undo a change. */
export const useOfferUndo = () => useContext(UndoContext)

/** Returns the store of the deck, for event handlers that read the deck only when they run. */
export function useDeckStore(): DeckStore {
  const store = useContext(DeckContext)
  if (!store) throw new Error('no deck outside of the table of a phase')
  return store
}

/** Reads a part of the deck of the phase shown; the component renders again only when that part changes. */
export const useDeck = <Selected>(select: (deck: DeckState) => Selected): Selected =>
  useSelector(useDeckStore(), select)

/** Whether the deck takes no more cards (rulebook 4.2). */
export const useIsFull = (): boolean => useDeck(({ cards }) => cards.length >= deckSize)

/** Returns how to change the deck of the phase shown. */
export function useMove(): SendMove {
  const move = useContext(SendMoveContext)
  if (!move) throw new Error('no move outside of the table of a phase')
  return move
}

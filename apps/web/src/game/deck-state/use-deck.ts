import type { LiveMap, SleeveResult } from '@game/domain'
import { type Atom, useSelector } from '@tanstack/react-store'
import { createContext, useContext } from 'react'
import type { Keyplay } from '../keyplay-points/use-keyplays.ts'
import type { Live } from '../state/provisional-counts.ts'
import type { DeckCardScore } from '../state/use-deck-scores.ts'
import type { Card, Player } from './deck-cards.ts'
import type { DeckMove } from './send-move.ts'

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
  /** What is live in all of the event, as far as `scores` hold it. */
  counts: Live
  /** The maps of the phase that run, and those that ended last (rulebook 15.17). */
  live: readonly LiveMap[]
}

/** Sends a move; the promise says whether it was saved and never rejects. */
export type SendMove = (move: DeckMove) => Promise<boolean>

/** Holds the deck of the phase shown. */
export type DeckStore = Atom<DeckState>

export const DeckContext = createContext<DeckStore | null>(null)
export const MoveContext = createContext<SendMove | null>(null)

/** Returns the store of the deck, for what is done by a press and reads the deck only then. */
export function useDeckStore(): DeckStore {
  const store = useContext(DeckContext)
  if (!store) throw new Error('no deck outside of the table of a phase')
  return store
}

/** Reads what `select` picks of the deck of the phase shown; who reads it is drawn anew when that changes, not with all else. */
export const useDeck = <Selected>(select: (deck: DeckState) => Selected): Selected =>
  useSelector(useDeckStore(), select)

/** Returns how to change the deck of the phase shown. */
export function useMove(): SendMove {
  const move = useContext(MoveContext)
  if (!move) throw new Error('no move outside of the table of a phase')
  return move
}

import type { PhaseState, StateOfPhase } from '@game/domain'
import { createContext, useContext } from 'react'
import type { GameEvent, Phase } from './game-event.ts'

/** What everything on the game page depends on: the event, the phase shown, and what the user may do in it now. */
export type Game = {
  event: GameEvent
  phase: Phase
  /** The user's state in each phase, by the server's clock. */
  states: readonly StateOfPhase[]
  /** The user's state in the phase shown. */
  state: PhaseState
  /** The phase shown has locked, whatever the user's state in it is. */
  hasLocked: boolean
  /** The players of the phase whose cards are VOID (rulebook 18.9). */
  voidPlayers: readonly number[]
  /** The players of the phase without a match in it: the void ones, and those of teams that have none (rulebook 18.14). */
  idlePlayers: readonly number[]
  /** The players whose cards the user may not hold while the phase has not locked (rulebook 30.15). */
  barredPlayers: readonly number[]
  userId: number
  /** Joining has ended and the user holds no card: the page is read-only (rulebook 2.13). */
  late: boolean
  /** The server cannot be reached; edits are not possible until it can. */
  offline: boolean
  /** The phase whose deck the user can draft (rulebook 4.23); null for none. */
  draftedPhase: number | null
  /** The deck shown is the draft of a phase that has not opened. */
  drafting: boolean
  /** Cards and keyplays can be chosen: the phase is open, or its deck is drafted. */
  building: boolean
  /** The same, the user takes part or can join, and the server answers. */
  editable: boolean
  /** The deck takes perks too: it is no draft. */
  takesPerks: boolean
  showPhase: (phaseIndex: number) => void
}

export const GameContext = createContext<Game | null>(null)

/** Reads the game from the page around it. */
export function useGame(): Game {
  const game = useContext(GameContext)
  if (!game) throw new Error('useGame outside of the game page')
  return game
}

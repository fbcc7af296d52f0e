import type { PhaseState, StateOfPhase } from '@game/domain'
import { createContext, useContext } from 'react'
import type { Outputs } from '../../api/client.ts'

/** The whole event as get-event answers it, and one phase of it. */
export type GameEvent = Outputs['event']['getEvent']['event']
export type Phase = GameEvent['phases'][number]

/** What everything on the game page stands on: the event, the phase looked at, and what the player may do there now. */
export type Game = {
  event: GameEvent
  phase: Phase
  /** The player's state of each phase, by the server's clock. */
  states: readonly StateOfPhase[]
  /** That of the phase looked at. */
  state: PhaseState
  userId: number
  /** Joining has ended and the player holds no card: the page is read-only. */
  late: boolean
  /** No connection: edits are refused until it is back. */
  offline: boolean
  /** The phase is open, the player may play, the server answers. */
  editable: boolean
  show: (phaseIndex: number) => void
}

const Context = createContext<Game | null>(null)
export const GameValue = Context.Provider

export function useGame(): Game {
  const game = useContext(Context)
  if (!game) throw new Error('useGame outside of the game page')
  return game
}

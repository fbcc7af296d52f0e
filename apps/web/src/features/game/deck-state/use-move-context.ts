import { applyMove, type Move, type MoveContext, type Refusal } from '@game/domain'
import { useGame } from '../state/use-game.ts'
import { deckOf } from './deck-cards.ts'
import { type DeckState, useDeckStore } from './use-deck.ts'

/** Returns a function that says what moves of a deck are checked against. */
export function useMoveContext(): (deck: DeckState) => MoveContext {
  const { phase, state, late, drafting, barredPlayers } = useGame()
  return ({ players, keyplays }) => ({
    phaseIndex: phase.index,
    // A draft is checked as a deck of an open phase that has no perks yet (rulebook 4.23).
    state: drafting ? 'open' : state,
    late,
    players: players.map(player => player.id),
    barred: barredPlayers,
    keyplays: keyplays.map(keyplay => keyplay.id),
    perks: drafting ? [] : phase.perks.map(perk => perk.perkId),
  })
}

/** Returns a function that finds the rule which refuses a move of the deck as it is now; null if it is allowed. */
export function useRefusalOf(): (move: Move) => Refusal | null {
  const deck = useDeckStore()
  const contextOf = useMoveContext()
  return move => {
    const now = deck.get()
    const after = applyMove(deckOf(now.cards), move, contextOf(now))
    return after.ok ? null : after
  }
}

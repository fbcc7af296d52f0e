import type { Move } from '@game/domain'
import { useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../api/client.ts'
import { optimistic, type Snapshot } from '../../api/snapshot.ts'
import { useKeyplays } from '../keyplays/use-keyplays.ts'
import { useGame } from '../phases/use-game.ts'
import { type Card, cardsAfter } from './deck-cards.ts'
import { usePhasePlayers } from './use-cards.ts'

type Moves = {
  /** Who moves what, as every call wants it. */
  at: { eventId: number; userId: number }
  phaseIndex: number
  scope: { id: string }
  /** The optimistic step of a move: what the domain says comes of it. */
  step: (move: Move) => Promise<Snapshot>
}

/** Moves of one deck are sent one after the other, in the order they were made. */
export const deckScope = (eventId: number, phaseIndex: number) => ({ id: `deck ${eventId} ${phaseIndex}` })

/** What the mutation hooks of a deck share. */
export function useMove(): Moves {
  const { event, userId, phase, state, late } = useGame()
  const client = useQueryClient()
  const players = usePhasePlayers()
  const { keyplays } = useKeyplays()
  const at = { eventId: event.id, userId }
  const situation = {
    phaseIndex: phase.index,
    state,
    late,
    players: players.map(player => player.id),
    keyplays: keyplays.map(keyplay => keyplay.id),
    perks: phase.perks.map(perk => perk.perkId),
  }
  const step = (move: Move) =>
    optimistic<{ cards: readonly Card[] }>(client, trpc.deck.getCards.queryKey(at), ({ cards }) => ({
      cards: cardsAfter(cards, move, situation, { ...at, players }),
    }))
  return { at, phaseIndex: phase.index, scope: deckScope(event.id, phase.index), step }
}

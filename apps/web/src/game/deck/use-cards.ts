import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trpc } from '../../api/client.ts'
import { useGame } from '../phases/use-game.ts'
import { type Card, cardsOfPhase, type Player } from './deck-cards.ts'

const none: readonly Card[] = []

/** The cards of the deck that is looked at, in order; empty until they are read. */
export function useCards(): readonly Card[] {
  const { event, userId, phase } = useGame()
  const { data } = useQuery(trpc.deck.getCards.queryOptions({ eventId: event.id, userId }))
  const cards = data?.cards ?? none
  return useMemo(() => cardsOfPhase(cards, phase.index), [cards, phase.index])
}

/** The players who take part in the phase that is looked at. */
export function usePhasePlayers(): readonly Player[] {
  const { phase } = useGame()
  return useMemo(() => phase.teams.flatMap(team => team.players.map(({ player }) => player)), [phase])
}

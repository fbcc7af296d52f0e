import { carryOver, type PhaseSummary, pendingSummary } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trpc } from '../api/client.ts'
import { cardsOfPhase, deckOf } from '../deck/deck-cards.ts'
import { type GameEvent, type Phase, useGame } from './use-game.ts'

/** The summary that the player has not acknowledged yet, null where there is none. */
function summaryFor(event: GameEvent): PhaseSummary | null {
  const { phases, phaseStates, joined } = event
  const results = phaseStates.map(({ phase, score }) => ({
    phase,
    score,
    held: joined,
    scored: score !== null,
  }))
  const seen = phases.flatMap(phase => phase.phaseSummaries)
  return pendingSummary({ phases, states: phaseStates, results }, seen)
}

export type PendingPhaseSummary = PhaseSummary & {
  /** The phase that comes after it, where there is one. */
  next: Phase | undefined
  /** Names of the players whose cards stay behind. */
  left: string[]
}

/** The same with the players whose cards take no part in the next phase, by name, and that phase where there is one. */
export function usePendingSummary(): PendingPhaseSummary | null {
  const { event, userId } = useGame()
  const { data } = useQuery(trpc.deck.getCards.queryOptions({ eventId: event.id, userId }))
  return useMemo(() => {
    const summary = summaryFor(event)
    if (!summary) return null
    const next = event.phases.find(phase => phase.index === summary.phase + 1)
    const cards = cardsOfPhase(data?.cards ?? [], summary.phase)
    const players = next?.teams.flatMap(team => team.players.map(player => player.playerId)) ?? []
    const { left } = carryOver(deckOf(cards), players)
    const names = cards.filter(card => left.includes(card.playerId)).map(card => card.player.name)
    return { ...summary, next, left: next && summary.success ? names : [] }
  }, [event, data])
}

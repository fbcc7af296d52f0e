import { carryOver, type PhaseSummary, pendingSummary, phaseStateOf } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cardsOfPhase, deckOf } from '../deck-state/deck-cards.ts'
import type { GameEvent, Phase } from '../state/game-event.ts'
import { ownCards } from '../state/own-queries.ts'
import { useGame } from '../state/use-game.ts'
import { awaitedAfter } from './awaited-after.ts'

/** Finds the summary that the user has not acknowledged yet; null if there is none. */
export function summaryFor(event: GameEvent): PhaseSummary | null {
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
  /** The phase after the decided one, if there is one. */
  next: Phase | undefined
  /** Names of the players whose cards move on to it, and of those whose cards stay behind. */
  moving: string[]
  left: string[]
}

/** Finds the summary to show, with the next phase and what proceeding does to the cards (rulebook 3.18). */
export function usePendingSummary(): PendingPhaseSummary | null {
  const { event, states, userId } = useGame()
  const { data } = useQuery(ownCards(event.id, userId))
  return useMemo(() => {
    const summary = summaryFor(event)
    if (!summary || awaitedAfter(event, states, summary.phase)) return null
    const next = event.phases.find(phase => phase.index === summary.phase + 1)
    if (!next || !summary.success) return { ...summary, next, moving: [], left: [] }
    const all = data?.cards ?? []
    const cards = cardsOfPhase(all, summary.phase)
    const players = next.teams.flatMap(team => team.players.map(player => player.playerId))
    const { left } = carryOver(deckOf(cards), players)
    const takes = phaseStateOf(states, next.index) === 'open' && cardsOfPhase(all, next.index).length === 0
    const named = (of: typeof cards) => of.map(card => card.player.name)
    return {
      ...summary,
      next,
      moving: takes ? named(cards.filter(card => !left.includes(card.playerId))) : [],
      left: named(cards.filter(card => left.includes(card.playerId))),
    }
  }, [event, states, data])
}

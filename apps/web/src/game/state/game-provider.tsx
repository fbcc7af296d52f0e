import { hasLocked, isDated, joiningEnded, phaseStateOf, type StateOfPhase } from '@game/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { client } from '../../api/client.ts'
import { useOnline, watchConnection } from '../../api/connection.ts'
import { useLive } from '../../live/use-live.ts'
import type { GameEvent, Phase } from './game-event.ts'
import { receiveCounts } from './live-counts.ts'
import { ownCards } from './own-queries.ts'
import { GameContext } from './use-game.ts'
import { useLiveStates } from './use-live-states.ts'

/** Shows a failed phase as locked: a user who never took part has not failed. */
const onlookerStates = (states: readonly StateOfPhase[]): StateOfPhase[] =>
  states.map(each => (each.state === 'failed' ? { ...each, state: 'locked' } : each))

/** Derives the game of the page. It renders once a second; what is below renders only when something has changed. */
export function GameProvider({
  event,
  phase,
  userId,
  showPhase,
  children,
}: {
  event: GameEvent
  phase: Phase
  userId: number
  showPhase: (phaseIndex: number) => void
  children: ReactNode
}) {
  const queries = useQueryClient()
  useEffect(() => watchConnection(queries, () => client.system.getDate.query({})), [queries])
  useLive({ eventId: event.id }, undefined, counts => receiveCounts(queries, event.id, counts))
  const offline = !useOnline()
  const { states: liveStates, now } = useLiveStates(event)
  const { data } = useQuery(ownCards(event.id, userId))
  const joined = event.joined || (data !== undefined && data.cards.length > 0)
  const late = !joined && now !== null && joiningEnded(event.phases, now)
  const states = useMemo(() => (late ? onlookerStates(liveStates) : liveStates), [late, liveStates])
  const state = phaseStateOf(states, phase.index)
  const isLocked = now !== null && isDated(phase) && hasLocked(phase, now)
  const game = useMemo(
    () => ({
      event,
      phase,
      states,
      state,
      hasLocked: isLocked,
      userId,
      late,
      offline,
      editable: state === 'open' && !late && !offline,
      showPhase,
    }),
    [event, phase, states, state, isLocked, userId, late, offline, showPhase],
  )
  return <GameContext value={game}>{children}</GameContext>
}

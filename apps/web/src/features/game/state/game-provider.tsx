import {
  hasLocked,
  isDated,
  joiningEnded,
  phaseStateOf,
  phaseToDraft,
  playersWithoutMatch,
  type StateOfPhase,
} from '@game/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { client } from '../../../base/api/client.ts'
import { useOnline, watchConnection } from '../../../base/api/connection.ts'
import { useStream } from '../../../base/stream/use-stream.ts'
import type { GameEvent, Phase } from './game-event.ts'
import { ownCards } from './own-queries.ts'
import { receiveCounts } from './provisional-counts.ts'
import { useCurrentStates } from './use-current-states.ts'
import { GameContext } from './use-game.ts'
import { voidPlayersOf } from './void-players.ts'

/** Shows a failed phase as locked: a user who never took part has not failed. */
const onlookerStates = (states: readonly StateOfPhase[]): StateOfPhase[] =>
  states.map(each => (each.state === 'failed' ? { ...each, state: 'locked' } : each))

const nobody: readonly number[] = []

/** Finds the phase whose deck can be drafted: its players are known (rulebook 4.23). */
function draftable(event: GameEvent & { now: string }, states: readonly StateOfPhase[]): number | null {
  const index = phaseToDraft(event, states)
  const teams = event.phases.find(each => each.index === index)?.teams ?? []
  return teams.some(({ players }) => players.length > 0) ? index : null
}

/** Derives the game of the page. It renders once per second; its children render only when something has changed. */
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
  useStream({ eventId: event.id }, undefined, counts => receiveCounts(queries, event.id, counts))
  const offline = !useOnline()
  const { states: currentStates, now } = useCurrentStates(event)
  const { data } = useQuery(ownCards(event.id, userId))
  const joined = event.joined || (data !== undefined && data.cards.length > 0)
  const late = !joined && now !== null && joiningEnded(event.phases, now)
  const states = useMemo(() => (late ? onlookerStates(currentStates) : currentStates), [late, currentStates])
  const state = phaseStateOf(states, phase.index)
  const draftedPhase = now === null || late ? null : draftable({ ...event, now }, states)
  const isLocked = now !== null && isDated(phase) && hasLocked(phase, now)
  const voidPlayers = useMemo(() => voidPlayersOf(phase), [phase])
  const idlePlayers = useMemo(() => playersWithoutMatch(phase), [phase])
  const barredPlayers = isLocked ? nobody : phase.barredPlayers
  const drafting = draftedPhase === phase.index
  const building = state === 'open' || drafting
  const game = useMemo(
    () => ({
      event,
      phase,
      states,
      state,
      hasLocked: isLocked,
      voidPlayers,
      idlePlayers,
      barredPlayers,
      userId,
      late,
      offline,
      draftedPhase,
      drafting,
      building,
      editable: building && !late && !offline,
      takesPerks: state === 'open' && !late && !offline,
      showPhase,
    }),
    [
      event,
      phase,
      states,
      state,
      isLocked,
      voidPlayers,
      idlePlayers,
      barredPlayers,
      userId,
      late,
      draftedPhase,
      drafting,
      building,
      offline,
      showPhase,
    ],
  )
  return <GameContext value={game}>{children}</GameContext>
}

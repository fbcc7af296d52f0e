import { joiningEnded, type StateOfPhase, stateOf } from '@game/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { client, trpc } from '../../api/client.ts'
import { useOnline, watchConnection } from '../../api/connection.ts'
import { useLive } from '../../live/use-live.ts'
import { type GameEvent, GameValue, type Phase } from './use-game.ts'
import { useLiveStates } from './use-live-states.ts'

/** Who never played has not failed: to an onlooker such a phase is just over. */
const onlookerStates = (states: readonly StateOfPhase[]): StateOfPhase[] =>
  states.map(each => (each.state === 'failed' ? { ...each, state: 'locked' } : each))

/** Derives what the game page stands on. Renders each second by itself; what is below only when something changed. */
export function GameProvider({
  event,
  phase,
  userId,
  show,
  children,
}: {
  event: GameEvent
  phase: Phase
  userId: number
  show: (phaseIndex: number) => void
  children: ReactNode
}) {
  const queries = useQueryClient()
  useEffect(() => watchConnection(queries, () => client.system.getDate.query({})), [queries])
  useLive({ eventId: event.id })
  const offline = !useOnline()
  const { states: live, now } = useLiveStates(event)
  const { data } = useQuery(trpc.deck.getCards.queryOptions({ eventId: event.id, userId }))
  const joined = event.joined || (data !== undefined && data.cards.length > 0)
  const late = !joined && now !== null && joiningEnded(event.phases, now)
  const states = useMemo(() => (late ? onlookerStates(live) : live), [late, live])
  const state = stateOf(states, phase.index)
  const game = useMemo(
    () => ({
      event,
      phase,
      states,
      state,
      userId,
      late,
      offline,
      editable: state === 'open' && !late && !offline,
      show,
    }),
    [event, phase, states, state, userId, late, offline, show],
  )
  return <GameValue value={game}>{children}</GameValue>
}

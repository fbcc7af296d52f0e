import type { StateOfPhase } from '@game/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { trpc } from '../../api/client.ts'
import { useServerNow } from '../../api/use-server-now.ts'
import { liveStates } from './live-states.ts'
import type { GameEvent } from './use-game.ts'

/** The player's state of each phase now. When one turns, everything about the event is read anew. */
export function useLiveStates(event: GameEvent): { states: readonly StateOfPhase[]; now: string | null } {
  const client = useQueryClient()
  const now = useServerNow() ?? null
  const live = now === null ? event.phaseStates : liveStates(event, now)
  const told = JSON.stringify(live.map(({ phase, state }) => ({ phase, state })))
  const states = useMemo<StateOfPhase[]>(() => JSON.parse(told), [told])
  const before = useRef(told)
  useEffect(() => {
    if (before.current === told) return
    before.current = told
    client.invalidateQueries(trpc.event.getEvent.pathFilter())
    client.invalidateQueries(trpc.deck.getCards.pathFilter())
    client.invalidateQueries(trpc.score.getDeckScore.pathFilter())
  }, [client, told])
  return { states, now }
}

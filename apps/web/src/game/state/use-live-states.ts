import type { StateOfPhase } from '@game/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { trpc } from '../../api/client.ts'
import { readAgain } from '../../api/read-again.ts'
import { useServerNow } from '../../api/use-server-now.ts'
import type { GameEvent } from './game-event.ts'
import { liveStates } from './live-states.ts'

/** Derives the user's state of each phase now. When one changes, everything about the event is read anew. */
export function useLiveStates(event: GameEvent): { states: readonly StateOfPhase[]; now: string | null } {
  const client = useQueryClient()
  const now = useServerNow() ?? null
  const current = now === null ? event.phaseStates : liveStates(event, now)
  const key = JSON.stringify(current.map(({ phase, state }) => ({ phase, state })))
  const states = useMemo<StateOfPhase[]>(() => JSON.parse(key), [key])
  const previousKey = useRef(key)
  useEffect(() => {
    if (previousKey.current === key) return
    previousKey.current = key
    readAgain(client, trpc.event.getEvent.pathFilter())
    readAgain(client, trpc.deck.getCards.pathFilter())
    readAgain(client, trpc.score.getDeckScore.pathFilter())
  }, [client, key])
  return { states, now }
}

import type { StateOfPhase } from '@game/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { queriesOf } from '../../../base/api/calls.ts'
import { readOutdated } from '../../../base/api/read-again.ts'
import { useServerNow } from '../../../base/api/use-server-now.ts'
import { currentStates } from './current-states.ts'
import type { GameEvent } from './game-event.ts'

const { predicate: followsStates } = queriesOf([
  'event.getEvent',
  'deck.getCards',
  'deck.getPickRates',
  'score.getDeckScore',
])

/** Derives the user's current state in each phase. When one changes, everything about the event is read again. */
export function useCurrentStates(event: GameEvent): { states: readonly StateOfPhase[]; now: string | null } {
  const client = useQueryClient()
  const now = useServerNow() ?? null
  const current = now === null ? event.phaseStates : currentStates(event, now)
  const key = JSON.stringify(current.map(({ phase, state }) => ({ phase, state })))
  const states = useMemo<StateOfPhase[]>(() => JSON.parse(key), [key])
  const previousKey = useRef(key)
  useEffect(() => {
    if (previousKey.current === key) return
    previousKey.current = key
    readOutdated(client, followsStates)
  }, [client, key])
  return { states, now }
}

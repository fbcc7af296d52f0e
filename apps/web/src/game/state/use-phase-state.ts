import { useCallback, useState } from 'react'
import { useGame } from './use-game.ts'

type Change<Value> = Value | ((before: Value) => Value)

const isStep = <Value>(change: Change<Value>): change is (before: Value) => Value =>
  typeof change === 'function'

/**
 * Holds a state of the phase shown, as React's own does; another phase begins with `initial` again, and a change that comes late from
 * the one before is not its own.
 */
export function usePhaseState<Value>(
  initial: Value,
): [value: Value, change: (change: Change<Value>) => void] {
  const { index } = useGame().phase
  const [held, hold] = useState({ index, value: initial })
  if (held.index !== index) hold({ index, value: initial })
  const change = useCallback(
    (wanted: Change<Value>) =>
      hold(before =>
        before.index === index ? { index, value: isStep(wanted) ? wanted(before.value) : wanted } : before,
      ),
    [index],
  )
  return [held.index === index ? held.value : initial, change]
}

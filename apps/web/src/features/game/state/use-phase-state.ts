import { useCallback, useState } from 'react'
import { useGame } from './use-game.ts'

type Change<Value> = Value | ((before: Value) => Value)

const isStep = <Value>(change: Change<Value>): change is (before: Value) => Value =>
  typeof change === 'function'

/**
 * Like React's useState, but for the phase shown: another phase starts with `initial` again, and a late change from the previous phase
 * is ignored.
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

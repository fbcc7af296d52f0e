import { useState } from 'react'

const keptHere = (): Record<string, unknown> => history.state?.kept ?? {}

/**
 * Keeps a choice in the entry of the browser's history: it is still there after a reload or going back, and other links to the
 * same page do not carry it. A kept choice that is no longer one of the values counts as not chosen.
 */
export function useKept<Value, const Initial>(
  name: string,
  isValue: (kept: unknown) => kept is Value,
  initial: Initial,
): [value: Value | Initial, keep: (value: Value) => void] {
  const [value, setValue] = useState<Value | Initial>(() => {
    const kept = keptHere()[name]
    return isValue(kept) ? kept : initial
  })
  const keep = (chosen: Value) => {
    setValue(() => chosen)
    const state = { ...history.state, kept: { ...keptHere(), [name]: chosen } }
    // The router overrides `history.replaceState` and would treat the change as a navigation.
    History.prototype.replaceState.call(history, state, '')
  }
  return [value, keep]
}

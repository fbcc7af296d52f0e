import { useState } from 'react'

const keptHere = (): Record<string, unknown> => history.state?.kept ?? {}

/**
 * Holds a choice in the entry of the browser's history: it is still there when the page is loaded anew or gone back to,
 * and other links to the same page do not carry it. What is kept there and is no value by now counts as not chosen.
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
    // The router replaces the method of `history` itself, and would take the change for a navigation.
    History.prototype.replaceState.call(history, state, '')
  }
  return [value, keep]
}

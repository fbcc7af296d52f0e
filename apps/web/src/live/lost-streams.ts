import { useSyncExternalStore } from 'react'

const lost = new Set<object>()
const listeners = new Set<() => void>()

/** Notes that a listener's stream is lost or, `live`, that it is there again or no longer wanted. */
export function noteStream(listener: object, live: boolean): void {
  const before = lost.size
  if (live) lost.delete(listener)
  else lost.add(listener)
  if (lost.size !== before) for (const tell of listeners) tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether something on the screen is kept up to date by asking now and then only. */
export function useStreamLost(): boolean {
  return useSyncExternalStore(subscribe, () => lost.size > 0)
}

import { createAtom, useSelector } from '@tanstack/react-store'

const lost = createAtom<ReadonlySet<object>>(new Set<object>())

/** Notes whether a listener's stream is lost; `connected` means that it is back or no longer needed. */
export function noteStream(listener: object, connected: boolean): void {
  lost.set(before => {
    const after = new Set(before)
    if (connected) after.delete(listener)
    else after.add(listener)
    return after
  })
}

/** Whether something on the screen is kept up to date only by refetching now and then (rulebook 13.37). */
export const useStreamLost = (): boolean => useSelector(lost, streams => streams.size > 0)

import { createAtom, useSelector } from '@tanstack/react-store'

const lost = createAtom<ReadonlySet<object>>(new Set<object>())

/** Notes that a listener's stream is lost or, `connected`, that it is there again or no longer needed. */
export function noteStream(listener: object, connected: boolean): void {
  lost.set(before => {
    const after = new Set(before)
    if (connected) after.delete(listener)
    else after.add(listener)
    return after
  })
}

/** Whether something on the screen is kept up to date only by asking now and then (rulebook 13.37). */
export const useStreamLost = (): boolean => useSelector(lost, streams => streams.size > 0)

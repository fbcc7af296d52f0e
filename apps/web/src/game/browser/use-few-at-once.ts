import { startTransition, useEffect } from 'react'
import { usePhaseState } from '../state/use-phase-state.ts'

/** So many cards are drawn in one go, which is a frame's work for a slow device. */
const few = 3

/**
 * Picks from the ids that are wanted on the page those to draw now: the first ones, what stands there already and what is `urgent`; the
 * others come a few with each frame, in order. All at once where `all` says so. Another phase begins anew.
 */
export function useFewAtOnce(
  wanted: readonly number[],
  urgent: ReadonlySet<number>,
  all: boolean,
): ReadonlySet<number> {
  const [drawn, setDrawn] = usePhaseState<ReadonlySet<number>>(new Set())
  const now: ReadonlySet<number> = new Set(
    all ? wanted : wanted.filter((id, at) => at < few || drawn.has(id) || urgent.has(id)),
  )
  // What is drawn once stays, whether or not it is still urgent.
  if ([...now].some(id => !drawn.has(id))) setDrawn(now)
  const missing = wanted.filter(id => !now.has(id)).slice(0, few)
  useEffect(() => {
    if (missing.length === 0) return
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(new Set([...now, ...missing]))))
    return () => cancelAnimationFrame(frame)
  })
  return now
}

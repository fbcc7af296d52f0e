import { startTransition, useEffect } from 'react'
import { usePhaseState } from '../state/use-phase-state.ts'

/** How many cards are rendered at once: what a slow device can do in one frame. */
const few = 3

/**
 * Picks from the `wanted` ids those to render now: the first ones, those already rendered and the `urgent` ones. The others follow
 * in order, a few with each frame. With `all`, everything is rendered at once. Another phase starts from scratch.
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
  // What was rendered once stays, even if it is no longer urgent.
  if ([...now].some(id => !drawn.has(id))) setDrawn(now)
  const missing = wanted.filter(id => !now.has(id)).slice(0, few)
  useEffect(() => {
    if (missing.length === 0) return
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(new Set([...now, ...missing]))))
    return () => cancelAnimationFrame(frame)
  })
  return now
}

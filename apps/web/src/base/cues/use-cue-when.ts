import { useEffect, useRef } from 'react'
import { type Cue, playCue } from './play-cue.ts'

/** Plays a cue when `count` grows, but not for its first value and not when `of` (the phase) changes. An undefined count is not known yet. */
export function useCueWhen(cue: Cue, count: number | undefined, of?: number): void {
  const before = useRef({ count, of })
  useEffect(() => {
    const was = before.current
    if (was.of === of && count !== undefined && was.count !== undefined && count > was.count) playCue(cue)
    before.current = { count, of }
  }, [cue, count, of])
}

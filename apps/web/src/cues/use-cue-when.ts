import { useEffect, useRef } from 'react'
import { type Cue, playCue } from './play-cue.ts'

/** Gives a cue when `count` grows, but not for what is there as the page opens, or another phase (`of`); undefined while it is not known. */
export function useCueWhen(cue: Cue, count: number | undefined, of?: number): void {
  const before = useRef({ count, of })
  useEffect(() => {
    const was = before.current
    if (was.of === of && count !== undefined && was.count !== undefined && count > was.count) playCue(cue)
    before.current = { count, of }
  }, [cue, count, of])
}

import { useEffect, useRef } from 'react'
import { type Cue, playCue } from './play-cue.ts'

/** Gives a cue when `count` grows, but not for what is there as the page opens; undefined while it is not known. */
export function useCueWhen(cue: Cue, count: number | undefined): void {
  const before = useRef(count)
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count > before.current) playCue(cue)
    before.current = count
  }, [cue, count])
}

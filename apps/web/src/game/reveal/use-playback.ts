import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Moment, timeAfter } from './moments.ts'

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Tells whether the tab is seen; what plays waits for that. */
export const useVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden)

/** Plays moments one after another; answers those that have passed, and how to go to the end. */
export function usePlayback(moments: readonly Moment[], still: boolean) {
  const [count, setCount] = useState(still ? moments.length : 0)
  const visible = useVisible()
  const isOver = count >= moments.length
  const length = timeAfter(moments[count - 1])
  useEffect(() => {
    if (isOver || !visible) return
    const timer = setTimeout(() => setCount(count + 1), length)
    return () => clearTimeout(timer)
  }, [count, isOver, length, visible])
  return { past: moments.slice(0, count), isOver, finish: () => setCount(moments.length) }
}

import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Moment, timeAfter } from './moments.ts'

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether the tab is visible; the reveal waits until it is. */
export const useVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden)

/** Plays moments one after another; returns the past ones, and a function that jumps to the end. */
export function usePlayback(moments: readonly Moment[], still: boolean) {
  const [count, setCount] = useState(still ? moments.length : 0)
  const visible = useVisible()
  const isOver = count >= moments.length
  const length = timeAfter(moments.slice(0, count))
  useEffect(() => {
    if (isOver || !visible) return
    const timer = setTimeout(() => setCount(count + 1), length)
    return () => clearTimeout(timer)
  }, [count, isOver, length, visible])
  return { past: moments.slice(0, count), isOver, finish: () => setCount(moments.length) }
}

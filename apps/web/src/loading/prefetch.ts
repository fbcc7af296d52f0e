import { useEffect, useEffectEvent, useState } from 'react'

/** Safari cannot tell when it is idle. */
const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 1000))

type Prefetched = { prefetch: () => void }

const signsOfUse = ['pointermove', 'pointerdown', 'keydown']

/** Loads parts with the first movement or key: before they are wanted, but not with the page (rulebook 13.45). */
export function usePrefetchWithUse(...parts: readonly Prefetched[]): void {
  const prefetch = useEffectEvent(() => prefetchAll(parts))
  useEffect(() => whenUsed(() => whenIdle(() => prefetch())), [])
}

/**
 * Whether the page has been used: a movement or a key. What serves only who uses it need not load with it. A finger moves nothing
 * before its first press; there the idle page counts as used.
 */
export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    if (matchMedia('(any-pointer: coarse)').matches) whenIdle(() => setUsed(true))
    return whenUsed(() => setUsed(true))
  }, [])
  return isUsed
}

/** Calls `start` with the first movement or key. Returns how to stop waiting. */
function whenUsed(start: () => void): () => void {
  const waiting = new AbortController()
  const use = () => {
    waiting.abort()
    start()
  }
  for (const sign of signsOfUse) addEventListener(sign, use, { signal: waiting.signal, passive: true })
  return () => waiting.abort()
}

const prefetchAll = (parts: readonly Prefetched[]): void => {
  for (const part of parts) part.prefetch()
}

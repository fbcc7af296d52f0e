import { useEffect, useEffectEvent, useState } from 'react'

/** Safari has no requestIdleCallback. */
const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 1000))

declare global {
  interface Navigator {
    /** Only Chromium's browsers have it. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Whether the user's browser saves data: then nothing is loaded before it is needed (rulebook 13.46). */
export const savesData = (): boolean => navigator.connection?.saveData === true

type Prefetched = { prefetch: () => void }

const signsOfUse = ['pointermove', 'pointerdown', 'keydown']

/** Loads parts with the first movement or key: before they are needed, but not with the page (rulebook 13.45). */
export function usePrefetchWithUse(...parts: readonly Prefetched[]): void {
  const prefetch = useEffectEvent(() => prefetchAll(parts))
  useEffect(() => whenUsed(() => whenIdle(() => prefetch())), [])
}

/**
 * Whether the page has been used: a movement or a key. Parts that serve only its use need not load with it. A touch screen sees
 * no movement before the first press, so an idle page counts as used there.
 */
export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    if (matchMedia('(any-pointer: coarse)').matches) whenIdle(() => setUsed(true))
    return whenUsed(() => setUsed(true))
  }, [])
  return isUsed
}

/** Calls `start` with the first movement or key. Returns a function that stops waiting. */
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

import { useEffect, useEffectEvent, useState } from 'react'

/** Safari has no requestIdleCallback. */
const whenIdle: (act: (value?: unknown) => void) => void =
  globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 1000))

declare global {
  interface Navigator {
    /** Only Chromium's browsers have it. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Whether the user's browser saves data: then nothing is loaded before it is needed (rulebook 13.46). */
export const savesData = (): boolean => navigator.connection?.saveData === true

/** A part that can be loaded ahead; the promise resolves when it is loaded, or has failed. */
type Prefetched = { prefetch: () => Promise<unknown> | undefined }

/** Loads parts from the first use on: before they are needed, but not with the page (rulebook 13.45). */
export function usePrefetchWithUse(...parts: readonly Prefetched[]): void {
  const prefetch = useEffectEvent(() => prefetchAll(parts))
  useEffect(() => whenUsed(() => prefetch()), [])
}

/**
 * Whether the page has been used. Parts that serve only its use need not load with it. A touch screen sees no movement before the first
 * press, so a page that nobody touches counts as used there after `touchWaitMs`.
 */
export function useIsUsed(touchWaitMs = 3000): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    const use = () => setUsed(true)
    const stop = whenUsed(use)
    if (!matchMedia('(any-pointer: coarse)').matches) return stop
    const timer = setTimeout(() => whenIdle(use), touchWaitMs)
    const wait = () => clearTimeout(timer)
    addEventListener('pointerdown', wait, { passive: true })
    return () => {
      stop()
      wait()
      removeEventListener('pointerdown', wait)
    }
  }, [touchWaitMs])
  return isUsed
}

const signsOfUse = ['pointermove', 'pointerup', 'pointercancel', 'keydown']

/** Calls `start` with the first movement, key, or touch that ends: a card that follows a finger comes first. Returns a function that stops waiting. */
function whenUsed(start: () => void): () => void {
  const waiting = new AbortController()
  const use = (event: Event) => {
    const isFingerDown =
      event instanceof PointerEvent && event.type === 'pointermove' && event.pointerType === 'touch'
    if (isFingerDown) return
    waiting.abort()
    start()
  }
  for (const sign of signsOfUse) addEventListener(sign, use, { signal: waiting.signal, passive: true })
  return () => waiting.abort()
}

let lastPrefetch: Promise<unknown> = Promise.resolve()

/** Loads parts one after another, each when the browser is idle; without a connection they wait until they are needed. */
function prefetchAll(parts: readonly Prefetched[]): void {
  for (const part of parts)
    lastPrefetch = lastPrefetch
      .then(() => new Promise(done => whenIdle(done)))
      .then(() => (navigator.onLine === false ? undefined : part.prefetch()))
}

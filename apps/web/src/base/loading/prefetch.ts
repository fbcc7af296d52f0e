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

/** A part that can be loaded ahead; the promise resolves when it is loaded, or has failed. */
type Prefetched = { prefetch: () => Promise<unknown> | undefined }

const signsOfUse = ['pointermove', 'pointerdown', 'keydown']

/** Loads parts from the first movement or key on: before they are needed, but not with the page (rulebook 13.45). */
export function usePrefetchWithUse(...parts: readonly Prefetched[]): void {
  const prefetch = useEffectEvent(() => prefetchAll(parts))
  useEffect(() => whenUsed(() => prefetch()), [])
}

/** How long a page is read on a touch screen before it counts as used, in milliseconds. */
const readMs = 5000

/**
 * Whether the page has been used: a movement or a key. Parts that serve only its use need not load with it. A touch screen sees
 * no movement before the first press, so after some seconds a page counts as used there.
 */
export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    const use = () => whenIdle(() => setUsed(true))
    const timer = matchMedia('(any-pointer: coarse)').matches ? setTimeout(use, readMs) : undefined
    const stop = whenUsed(use)
    return () => {
      clearTimeout(timer)
      stop()
    }
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

let lastPrefetch: Promise<unknown> = Promise.resolve()

/** Loads parts one after another, each when the browser is idle: a card that is dragged comes first. */
function prefetchAll(parts: readonly Prefetched[]): void {
  for (const part of parts) lastPrefetch = lastPrefetch.then(atRest).then(() => part.prefetch())
}

const atRest = () => new Promise<void>(done => whenIdle(() => done()))

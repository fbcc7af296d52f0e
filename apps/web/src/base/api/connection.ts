import {
  type MutationCacheNotifyEvent,
  onlineManager,
  type QueryCacheNotifyEvent,
  type QueryClient,
} from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { failureOf } from './failure.ts'
import { isServerUnreached } from './kept-clock.ts'

const probeEvery = 4000

/**
 * Detects a server that no longer answers, which the browser's offline signal does not, and calls `probe` until it answers
 * again. Returns a function that stops this; then only the browser's signal counts, so that no query waits for a probe.
 */
export function watchConnection(client: QueryClient, probe: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const recover = () =>
    probe().then(
      () => onlineManager.setOnline(true),
      () => undefined,
    )
  const onEvent = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
    if (event.type !== 'updated') return
    const { action } = event
    if ((action.type === 'failed' || action.type === 'error') && failureOf(action.error)?.status === 0)
      onlineManager.setOnline(false)
  }
  const stops = [
    client.getQueryCache().subscribe(onEvent),
    client.getMutationCache().subscribe(onEvent),
    onlineManager.subscribe(online => {
      clearInterval(timer)
      if (!online) timer = setInterval(recover, probeEvery)
    }),
  ]
  // A page that the service worker keeps may open offline.
  if (isServerUnreached()) onlineManager.setOnline(false)
  return () => {
    clearInterval(timer)
    for (const stop of stops) stop()
    onlineManager.setOnline(navigator.onLine !== false)
  }
}

/** Whether the server can be reached, as far as is known. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    changed => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  )
}

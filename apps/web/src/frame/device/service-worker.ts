import { savesData } from '../../base/loading/prefetch.ts'

/** Whether this browser can keep the game for when it is offline; not on an address without TLS, but for this machine's own. */
export const hasWorkers = (): boolean => 'serviceWorker' in navigator

/** Registers the service worker; rejects in private windows, and where the user forbids storage. */
export const registerWorker = () => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })

/**
 * Registers the service worker, and calls `onWaiting` when a new version of the game waits: the one in use keeps its files until every tab is
 * closed, or one of them is renewed. Calls `onFirst` when the first worker of this browser begins to keep what the page reads. Returns a function
 * that stops this. For users who save data no first worker is registered, as it would load all files of the game.
 */
export function watchWorker(onWaiting: (renew: () => void) => void, onFirst: () => void): () => void {
  if (!hasWorkers() || import.meta.env.DEV) return () => undefined
  const stopped = new AbortController()
  const { signal } = stopped
  const { serviceWorker } = navigator
  if (!serviceWorker.controller && savesData()) return () => undefined
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', onFirst, { once: true, signal })
  const announce = (waiting: ServiceWorker) => {
    if (!signal.aborted)
      onWaiting(() => {
        serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
        waiting.postMessage({ type: 'SKIP_WAITING' })
      })
  }
  const watch = (registration: ServiceWorkerRegistration) => {
    const { waiting, installing } = registration
    // The first worker of a browser replaces nothing.
    if (!serviceWorker.controller) return
    if (waiting) announce(waiting)
    installing?.addEventListener(
      'statechange',
      () => installing.state === 'installed' && announce(installing),
    )
  }
  registerWorker().then(
    // Some browsers answer nothing if they are set to block workers.
    (registration: ServiceWorkerRegistration | undefined) => {
      if (!registration) return
      watch(registration)
      registration.addEventListener('updatefound', () => watch(registration), { signal })
      // A tab may stay open for days.
      addEventListener('focus', () => void registration.update().catch(() => undefined), { signal })
    },
    // The game works without.
    () => undefined,
  )
  return () => stopped.abort()
}

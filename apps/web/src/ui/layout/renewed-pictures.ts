import { useSyncExternalStore } from 'react'

const renewals = new Map<string, number>()
const listeners = new Set<() => void>()

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/**
 * Shows a picture anew, wherever it stands, after another was put under its address: a browser keeps what it has once
 * shown on a page. What it keeps beyond the page is read anew too; where that fails, it is within a minute.
 */
export async function renewPicture(src: string): Promise<void> {
  await Promise.allSettled([fetch(src, { cache: 'reload' })])
  renewals.set(src, (renewals.get(src) ?? 0) + 1)
  for (const listen of listeners) listen()
}

/** The address under which the picture is shown now. */
export function useFreshPicture(src: string | undefined): string | undefined {
  const renewal = useSyncExternalStore(subscribe, () => (src === undefined ? undefined : renewals.get(src)))
  return renewal === undefined ? src : `${src}?${renewal}`
}

import { createAtom, useSelector } from '@tanstack/react-store'

const renewals = createAtom<ReadonlyMap<string, number>>(new Map())

/**
 * Shows a picture anew wherever it stands, after another was uploaded under its address: a browser keeps what it has
 * shown on a page. Also renews the browser's cache; where that fails, the cache expires within a minute.
 */
export async function renewPicture(src: string): Promise<void> {
  await Promise.allSettled([fetch(src, { cache: 'reload' })])
  renewals.set(before => new Map(before).set(src, (before.get(src) ?? 0) + 1))
}

/** Answers the address under which the picture is shown now. */
export function useFreshPicture(src: string | undefined): string | undefined {
  const renewal = useSelector(renewals, counts => (src === undefined ? undefined : counts.get(src)))
  return renewal === undefined ? src : `${src}?${renewal}`
}

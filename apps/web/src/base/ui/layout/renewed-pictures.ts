import { createAtom, useSelector } from '@tanstack/react-store'

const renewals = createAtom<ReadonlyMap<string, number>>(new Map())

/**
 * Reloads a picture everywhere on the page after another was uploaded under its address, as a browser keeps the pictures of
 * a page. Also renews the browser's cache; if that fails, the cache expires within a minute.
 */
export async function renewPicture(src: string): Promise<void> {
  await Promise.allSettled([fetch(src, { cache: 'reload' })])
  renewals.set(before => new Map(before).set(src, (before.get(src) ?? 0) + 1))
}

/** Returns the address under which the picture is shown now. */
export function useFreshPicture(src: string | undefined): string | undefined {
  const renewal = useSelector(renewals, counts => (src === undefined ? undefined : counts.get(src)))
  return renewal === undefined ? src : `${src}?${renewal}`
}

import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What a query's cache held before an optimistic step; a mutation's `onMutate` returns it, and the client restores it on error. */
export class Snapshot {
  readonly #restore: () => void
  constructor(restore: () => void) {
    this.#restore = restore
  }
  restore(): void {
    this.#restore()
  }
}

/**
 * One optimistic step: stops refetches of the query, changes its cached data and gives back the snapshot.
 * Nothing cached, nothing changed.
 */
export async function optimistic<Data>(
  client: QueryClient,
  key: QueryKey,
  step: (data: Data) => Data,
): Promise<Snapshot> {
  await client.cancelQueries({ queryKey: key })
  const before = client.getQueryData<Data>(key)
  if (before !== undefined) client.setQueryData<Data>(key, step(before))
  return new Snapshot(() => client.setQueryData(key, before))
}

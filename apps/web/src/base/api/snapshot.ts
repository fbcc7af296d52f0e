import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The data in a query's cache before an optimistic step; a mutation's `onMutate` returns it, and the client restores it on error. */
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
 * Takes one optimistic step: stops refetches of the query, changes its cached data and returns the snapshot.
 * Changes nothing if nothing is cached.
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

import type { Mutation, Query, QueryClient, QueryFilters } from '@tanstack/react-query'
import { everyChange } from './calls.gen.ts'
import { queriesOf } from './calls.ts'

/**
 * Reads these queries again if they are shown, and resolves when the data have arrived. The first read of a query may have
 * started before the change, and the library does not restart it: when it has succeeded, a second one follows.
 */
export async function readAgain(client: QueryClient, filters: QueryFilters): Promise<void> {
  const firstReads = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await Promise.all([
    client.invalidateQueries(filters),
    ...firstReads.map(async ({ promise, queryKey }) => {
      const readOnceMore = () => client.invalidateQueries({ queryKey, exact: true })
      // A failure is reported by the query itself.
      await promise?.then(readOnceMore, () => undefined)
    }),
  ])
}

const ofEveryChange = queriesOf(everyChange)

/** The changes that have been answered, including those that the library still calls pending while the screen reads. */
const answered = new WeakSet<object>()

const isChanging = (client: QueryClient): boolean =>
  client.isMutating({ predicate: mutation => !answered.has(mutation) }) > 0

/**
 * Ends a change of the user: reads again the queries that every change refreshes. While another change is pending, this is
 * left to its end, as an answer in between would show old data.
 */
export function endChange(client: QueryClient, change: Mutation<unknown, unknown, unknown>): void {
  answered.add(change)
  if (!isChanging(client)) readAgain(client, ofEveryChange)
}

/**
 * Reads again what has changed through others. While a change of the user is pending, the queries that its end reads anyway
 * are left to it.
 */
export function readOutdated(client: QueryClient, isOutdated: (query: Query) => boolean): Promise<void> {
  const leftToEnd = isChanging(client) ? ofEveryChange.predicate : () => false
  return readAgain(client, { predicate: query => isOutdated(query) && !leftToEnd(query) })
}

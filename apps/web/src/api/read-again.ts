import { everyChange } from '@game/api/calls'
import type { Mutation, Query, QueryClient, QueryFilters } from '@tanstack/react-query'
import { queriesOf } from './calls.ts'

/**
 * Reads again what these queries show, and resolves when it is there. The first reading of a query may have begun before the
 * change, and the library does not begin it anew: when it has ended well, a second one follows.
 */
export async function readAgain(client: QueryClient, filters: QueryFilters): Promise<void> {
  const firstReadings = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await Promise.all([
    client.invalidateQueries(filters),
    ...firstReadings.map(async ({ promise, queryKey }) => {
      const followIt = () => client.invalidateQueries({ queryKey, exact: true })
      // A failure is reported by the query itself.
      await promise?.then(followIt, () => undefined)
    }),
  ])
}

const ofEveryChange = queriesOf(everyChange)

/** The changes whose answers are there, those too that the library still calls pending because the screen reads on. */
const answered = new WeakSet<object>()

const isChanging = (client: QueryClient): boolean =>
  client.isMutating({ predicate: mutation => !answered.has(mutation) }) > 0

/**
 * Ends a change of the user: reads again what any change makes old. While another change is on its way that is left to its
 * end: an answer in between would show the past.
 */
export function endChange(client: QueryClient, change: Mutation<unknown, unknown, unknown>): void {
  answered.add(change)
  if (!isChanging(client)) readAgain(client, ofEveryChange)
}

/**
 * Reads again what has changed without the user's doing. While a change of the user is on its way, what its end reads anyway
 * is left to that.
 */
export function readOutdated(client: QueryClient, isOutdated: (query: Query) => boolean): Promise<void> {
  const leftToEnd = isChanging(client) ? ofEveryChange.predicate : () => false
  return readAgain(client, { predicate: query => isOutdated(query) && !leftToEnd(query) })
}

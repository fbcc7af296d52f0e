import { everyChange } from '@game/api/calls'
import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query'
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

const ofEveryChange = queriesOf(everyChange).predicate

/**
 * Reads again what has changed without the user's doing. While a change of the user is on its way, what its end reads anyway
 * is left to that: an answer in between would show the past.
 */
export function readOutdated(client: QueryClient, isOutdated: (query: Query) => boolean): Promise<void> {
  const isChanging = client.isMutating() > 0
  return readAgain(client, { predicate: query => isOutdated(query) && !(isChanging && ofEveryChange(query)) })
}

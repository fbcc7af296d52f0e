import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Reads again what these queries show, and resolves when it is there. The first reading of a query may have begun before the
 * change, and the library does not begin it anew: when it has ended, a second one follows.
 */
export async function readAgain(client: QueryClient, filters: QueryFilters): Promise<void> {
  const firstReadings = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await Promise.all([
    client.invalidateQueries(filters),
    ...firstReadings.map(async ({ promise, queryKey }) => {
      // A failure is reported by the query itself.
      await promise?.catch(() => undefined)
      await client.invalidateQueries({ queryKey, exact: true })
    }),
  ])
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { client, type Outputs, trpc } from '../../api/client.ts'
import { everyRow } from '../../api/every-row.ts'

export type Keyplay = Outputs['catalogue']['getKeyplays']['keyplays'][number]

const none: readonly Keyplay[] = []

const every = queryOptions({
  queryKey: [...trpc.catalogue.getKeyplays.pathKey(), 'all'],
  queryFn: () =>
    everyRow(50, async view => {
      const { keyplays, count } = await client.catalogue.getKeyplays.query(view)
      return { rows: keyplays, count }
    }),
})

/** The whole catalogue of keyplays; empty until it is read. */
export function useKeyplays() {
  const { data, isPending, error, refetch, isFetching } = useQuery(every)
  return { keyplays: data ?? none, isPending, error, isFetching, refetch }
}

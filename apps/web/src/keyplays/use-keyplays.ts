import { useQuery } from '@tanstack/react-query'
import { type Outputs, trpc } from '../api/client.ts'

export type Keyplay = Outputs['catalogue']['getKeyplays']['keyplays'][number]

const none: readonly Keyplay[] = []

/** The catalogue of keyplays; empty until it is read. */
export function useKeyplays() {
  const { data, isPending, error, refetch, isFetching } = useQuery(
    trpc.catalogue.getKeyplays.queryOptions({ pageSize: 50 }),
  )
  return { keyplays: data?.keyplays ?? none, isPending, error, isFetching, refetch }
}

import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../base/api/client.ts'

export const shortlistQuery = () => trpc.shortlist.getShortlist.queryOptions({}, { meta: { quiet: true } })

/** Reads the ids of the marked players (rulebook 4.22) once it is `enabled`; undefined until they are loaded. */
export const useShortlist = (enabled: boolean): readonly number[] | undefined =>
  useQuery({ ...shortlistQuery(), enabled }).data?.playerIds

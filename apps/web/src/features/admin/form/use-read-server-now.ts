import { useQueryClient } from '@tanstack/react-query'
import { clockOffsetQuery } from '../../../base/api/use-server-now.ts'

/** Returns what reads the server's date, for a question that must not be left out because it is not known yet. Rejects if it cannot be read. */
export function useReadServerNow(): () => Promise<string> {
  const queryClient = useQueryClient()
  return async () => {
    const offset = await queryClient.fetchQuery({ ...clockOffsetQuery, staleTime: Number.POSITIVE_INFINITY })
    return new Date(Date.now() + offset).toISOString()
  }
}

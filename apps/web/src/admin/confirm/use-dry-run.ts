import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

/** What a dry run of a dangerous act answers, asked anew whenever one is about to confirm it (issue 6). */
export function useRehearsal<Answer>(asked: boolean, rehearse: () => Promise<Answer>) {
  const { data, error, isFetching } = useQuery({
    queryKey: ['rehearsal', useId()],
    queryFn: rehearse,
    enabled: asked,
    gcTime: 0,
    staleTime: 0,
    retry: false,
    meta: { quiet: true },
  })
  return isFetching ? { pending: true } : { pending: false, answer: data, refusal: error ?? undefined }
}

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** After signing in or out: nothing that was read for the former person stays, and routes ask anew who may enter. */
export function useChangeOfPerson(): () => Promise<void> {
  const client = useQueryClient()
  const router = useRouter()
  return useCallback(async () => {
    await client.resetQueries()
    await router.invalidate()
  }, [client, router])
}

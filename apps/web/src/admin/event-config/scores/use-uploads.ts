import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client, type Outputs, refreshAfter, trpc } from '../../../api/client.ts'
import { notify } from '../../../ui/feedback/notify.ts'

export type Upload = Outputs['score']['getScoreUploads']['uploads'][number]

export const uploadsQuery = (eventId: number) => trpc.score.getScoreUploads.queryOptions({ eventId })

/** An event's uploads, newest first. */
export function useUploads(eventId: number) {
  return useQuery(uploadsQuery(eventId))
}

/** Lets an earlier upload stand again. */
export function useRestore(onRestored: () => void) {
  const { t } = useTranslation('admin-scores')
  return useMutation({
    mutationFn: (id: number) => client.score.restoreUpload.mutate({ id }),
    onSuccess: async () => {
      notify('success', t('restored'))
      onRestored()
      await refreshAfter('score.restoreUpload')
    },
  })
}

import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { notify } from '../../ui/feedback/notify.ts'

export function useRemoveEvent() {
  const { t } = useTranslation('admin-events')
  return useMutation(
    trpc.eventConfig.removeEvent.mutationOptions({
      meta: { quiet: true },
      onSuccess: (_answer, { id }) => notify('success', t('removed', { id })),
    }),
  )
}

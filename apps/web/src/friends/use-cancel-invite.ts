import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { notify } from '../ui/feedback/notify.ts'

export function useCancelInvite(name: string) {
  const { t } = useTranslation('friends')
  return useMutation(
    trpc.friend.cancelInvite.mutationOptions({
      onSuccess: () => notify('success', t('success.cancelled', { name })),
    }),
  )
}

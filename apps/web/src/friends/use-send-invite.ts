import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { notify } from '../ui/feedback/notify.ts'

export function useSendInvite(onSent: () => void) {
  const { t } = useTranslation('friends')
  return useMutation(
    trpc.friend.sendInvite.mutationOptions({
      onSuccess: (_, { recipientName }) => {
        notify('success', t('success.invited', { name: recipientName }))
        onSent()
      },
    }),
  )
}

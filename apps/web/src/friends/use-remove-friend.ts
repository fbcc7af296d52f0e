import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { notify } from '../ui/feedback/notify.ts'

export function useRemoveFriend(onDone: () => void) {
  const { t } = useTranslation('friends')
  return useMutation(
    trpc.friend.removeFriend.mutationOptions({
      onSuccess: () => notify('success', t('success.removed')),
      onSettled: onDone,
    }),
  )
}

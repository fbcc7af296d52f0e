import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { notify } from '../ui/feedback/notify.ts'

/** The two answers to an invite of `name`. */
export function useAnswerInvite(name: string) {
  const { t } = useTranslation('friends')
  const accept = useMutation(
    trpc.friend.acceptInvite.mutationOptions({
      onSuccess: () => notify('success', t('success.accepted', { name })),
    }),
  )
  const refuse = useMutation(
    trpc.friend.refuseInvite.mutationOptions({
      onSuccess: () => notify('success', t('success.refused', { name })),
    }),
  )
  return { accept, refuse }
}

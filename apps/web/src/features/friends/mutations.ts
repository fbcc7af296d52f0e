import { useMutation } from '@tanstack/react-query'
import { trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'

export function useSendInvite(onSent?: () => void) {
  const { t } = useTranslation('friends')
  return useMutation(
    trpc.friend.sendInvite.mutationOptions({
      onSuccess: (_, { recipientName }) => {
        notify('success', t('success.invited', { name: recipientName }))
        onSent?.()
      },
    }),
  )
}

export function useCancelInvite(name: string) {
  const { t } = useTranslation('friends')
  return useMutation(
    trpc.friend.cancelInvite.mutationOptions({
      onSuccess: () => notify('success', t('success.cancelled', { name })),
    }),
  )
}

/** Accepts or refuses an invite from `name`. */
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

export function useRemoveFriend(onDone: () => void) {
  const { t } = useTranslation('friends')
  return useMutation(
    trpc.friend.removeFriend.mutationOptions({
      onSuccess: () => notify('success', t('success.removed')),
      onSettled: onDone,
    }),
  )
}

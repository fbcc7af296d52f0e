import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { notify } from '../ui/feedback/notify.ts'

export function useUpdateProfile(onDone: () => void) {
  const { t } = useTranslation('profile')
  return useMutation(
    trpc.account.updateProfile.mutationOptions({
      onSuccess: () => {
        notify('success', t('editor.success'))
        onDone()
      },
    }),
  )
}

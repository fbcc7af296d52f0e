import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { notify } from '../ui/feedback/notify.ts'
import { useChangeOfPerson } from './use-change-of-person.ts'

export function useLogOut() {
  const { t } = useTranslation('shell')
  const forget = useChangeOfPerson()
  return useMutation(
    trpc.account.logout.mutationOptions({
      onSuccess: async () => {
        await forget()
        notify('success', t('loggedOut'))
      },
    }),
  )
}

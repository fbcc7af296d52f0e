import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { inProduct } from '../shell/in-product.ts'
import { notify } from '../ui/feedback/notify.ts'
import { useChangeOfPerson } from './use-change-of-person.ts'

/** Signs in and goes to the game; an account on its way to deletion is back, and hears it. */
export function useLogIn() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const forget = useChangeOfPerson()
  return useMutation(
    trpc.account.login.mutationOptions({
      onSuccess: async ({ username, restored }) => {
        await forget()
        await navigate({ to: '/$product', params: inProduct })
        notify('success', t('login.success', { name: username }))
        if (restored) notify('info', t('restored'))
      },
    }),
  )
}

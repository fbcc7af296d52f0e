import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { inProduct } from '../shell/in-product.ts'
import { notify } from '../ui/feedback/notify.ts'
import { useChangeOfPerson } from './use-change-of-person.ts'

/** Signs up, which signs in, and goes to the game. */
export function useSignUp() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const forget = useChangeOfPerson()
  return useMutation(
    trpc.account.signUp.mutationOptions({
      onSuccess: async ({ username }) => {
        await forget()
        await navigate({ to: '/$product', params: inProduct })
        notify('success', t('signUp.success', { name: username }))
      },
    }),
  )
}

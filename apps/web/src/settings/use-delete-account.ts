import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useChangeOfPerson } from '../account/use-change-of-person.ts'
import { trpc } from '../api/client.ts'
import { inProduct } from '../shell/in-product.ts'
import { notify } from '../ui/feedback/notify.ts'

/** Deletes one's account, which signs out, and goes to the landing page. */
export function useDeleteAccount() {
  const { t } = useTranslation('settings')
  const navigate = useNavigate()
  const forget = useChangeOfPerson()
  return useMutation(
    trpc.account.deleteAccount.mutationOptions({
      onSuccess: async () => {
        await navigate({ to: '/$product', params: inProduct })
        await forget()
        notify('success', t('deletion.success'))
      },
    }),
  )
}

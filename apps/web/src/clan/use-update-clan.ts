import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { notify } from '../ui/feedback/notify.ts'
import { refreshClans } from './refresh-clans.ts'

export function useUpdateClan() {
  const { t } = useTranslation('clans')
  return useMutation(
    trpc.clan.updateClan.mutationOptions({
      onSuccess: async ({ clan: { name } }) => {
        await refreshClans()
        notify('success', t('success.updated', { name }))
      },
    }),
  )
}

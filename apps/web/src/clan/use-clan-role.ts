import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { notify } from '../ui/feedback/notify.ts'
import type { Member } from './clan.ts'
import { refreshClans } from './refresh-clans.ts'

/** Makes a member moderator, or a moderator member. */
export function useClanRole({ user: { name } }: Member) {
  const { t } = useTranslation('clans')
  return useMutation(
    trpc.clan.setClanRole.mutationOptions({
      onSuccess: async () => {
        await refreshClans()
        notify('success', t('success.role', { name }))
      },
    }),
  )
}

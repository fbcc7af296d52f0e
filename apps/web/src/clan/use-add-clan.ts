import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../account/current-user.ts'
import { trpc } from '../api/client.ts'
import { notify } from '../ui/feedback/notify.ts'
import type { ClanFields } from './clan-form.tsx'
import { refreshClans } from './refresh-clans.ts'

/** Founds a clan and goes to its page. */
export function useAddClan() {
  const { t } = useTranslation('clans')
  const user = useCurrentUser()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation(
    trpc.clan.addClan.mutationOptions({
      onSuccess: async ({ clan: { name } }) => {
        await refreshClans()
        await navigate({ to: '/clan/{-$clanId}', params: { clanId: undefined } })
        notify('success', t('success.created', { name }))
      },
    }),
  )
  const found = (data: ClanFields) => {
    if (user) mutate({ userId: user.id, data })
    else notify('error', t('missing.userData'))
  }
  return { found, isPending }
}

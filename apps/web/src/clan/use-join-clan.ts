import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../account/current-user.ts'
import { trpc } from '../api/client.ts'
import { notify } from '../ui/feedback/notify.ts'
import type { Clan } from './clan.ts'
import { refreshClans } from './refresh-clans.ts'

/** Joins a clan and goes to its page. */
export function useJoinClan({ id, name }: Clan) {
  const { t } = useTranslation('clans')
  const user = useCurrentUser()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation(
    trpc.clan.joinClan.mutationOptions({
      onSuccess: async () => {
        await refreshClans()
        await navigate({ to: '/clan/{-$clanId}', params: { clanId: undefined } })
        notify('success', t('success.joined', { name }))
      },
    }),
  )
  const join = () => {
    if (user) mutate({ userId: user.id, clanId: id })
    else notify('error', t('missing.user'))
  }
  return { join, isPending }
}

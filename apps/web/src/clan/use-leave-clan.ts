import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../account/current-user.ts'
import { trpc } from '../api/client.ts'
import { notify } from '../ui/feedback/notify.ts'
import { refreshClans } from './refresh-clans.ts'

/** Leaves one's clan and goes to look for another. */
export function useLeaveClan() {
  const { t } = useTranslation('clans')
  const user = useCurrentUser()
  const navigate = useNavigate()
  const clan = user?.clanMember?.clan
  const { mutate, isPending } = useMutation(
    trpc.clan.leaveClan.mutationOptions({
      onSuccess: async () => {
        await navigate({ to: '/clan/browse' })
        await refreshClans()
        notify('success', t('success.left', { name: clan?.name ?? '' }))
      },
    }),
  )
  const leave = () => {
    if (!user) return notify('error', t('missing.user'))
    if (!clan) return notify('error', t('missing.clan'))
    mutate({ userId: user.id, clanId: clan.id })
  }
  return { leave, isPending }
}

import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../account/current-user.ts'
import { trpc } from '../api/client.ts'
import { notify } from '../ui/feedback/notify.ts'
import { refreshClans } from './refresh-clans.ts'

/** Deletes the clan that one owns and goes to look for another. */
export function useDeleteClan() {
  const { t } = useTranslation('clans')
  const clan = useCurrentUser()?.clanMember?.clan
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation(
    trpc.clan.deleteClan.mutationOptions({
      onSuccess: async () => {
        await navigate({ to: '/clan/browse' })
        await refreshClans()
        notify('success', t('success.deleted', { name: clan?.name ?? '' }))
      },
    }),
  )
  const remove = () => {
    if (clan) mutate({ clanId: clan.id })
    else notify('error', t('missing.clan'))
  }
  return { remove, isPending }
}

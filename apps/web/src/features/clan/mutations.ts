import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import type { Clan, Member } from './clan-crest.tsx'
import type { ClanFields } from './clan-form.tsx'

/** Creates a clan and goes to its page. */
export function useAddClan() {
  const { t } = useTranslation('clans')
  const user = useCurrentUser()
  const navigate = useNavigate()
  const saving = useMutation(
    trpc.clan.addClan.mutationOptions({
      onSuccess: async ({ clan: { name } }) => {
        await refreshAfter('clan.addClan')
        await navigate({ to: '/clan/{-$clanId}', params: { clanId: undefined } })
        notify('success', t('success.created', { name }))
      },
    }),
  )
  const found = (data: ClanFields) => {
    if (user) saving.mutate({ userId: user.id, data })
    else notify('error', t('missing.userData'))
  }
  return { found, saving }
}

export function useUpdateClan() {
  const { t } = useTranslation('clans')
  return useMutation(
    trpc.clan.updateClan.mutationOptions({
      onSuccess: async ({ clan: { name } }) => {
        await refreshAfter('clan.updateClan')
        notify('success', t('success.updated', { name }))
      },
    }),
  )
}

/** Joins a clan and goes to its page. */
export function useJoinClan({ id, name }: Clan) {
  const { t } = useTranslation('clans')
  const user = useCurrentUser()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation(
    trpc.clan.joinClan.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('clan.joinClan')
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

/** Leaves the user's clan and goes to the list of clans. */
export function useLeaveClan() {
  const { t } = useTranslation('clans')
  const user = useCurrentUser()
  const navigate = useNavigate()
  const clan = user?.clanMember?.clan
  const { mutate, isPending } = useMutation(
    trpc.clan.leaveClan.mutationOptions({
      onSuccess: async () => {
        await navigate({ to: '/clan/browse' })
        await refreshAfter('clan.leaveClan')
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

/** Whether the user's clan is being deleted: until the page has been left, no more queries about it are sent. */
export const useIsDeleting = (): boolean =>
  useIsMutating({ mutationKey: trpc.clan.deleteClan.mutationKey() }) > 0

/** Deletes the user's clan and goes to the list of clans. */
export function useDeleteClan() {
  const { t } = useTranslation('clans')
  const clan = useCurrentUser()?.clanMember?.clan
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation(
    trpc.clan.deleteClan.mutationOptions({
      onSuccess: async () => {
        await navigate({ to: '/clan/browse' })
        await refreshAfter('clan.deleteClan')
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

/** Makes a member a moderator, or a moderator a member. */
export function useClanRole({ user: { name } }: Member) {
  const { t } = useTranslation('clans')
  return useMutation(
    trpc.clan.setClanRole.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('clan.setClanRole')
        notify('success', t('success.role', { name }))
      },
    }),
  )
}

export function useRemoveMember({ user: { name } }: Member) {
  const { t } = useTranslation('clans')
  return useMutation(
    trpc.clan.removeClanMember.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('clan.removeClanMember')
        notify('success', t('success.removed', { name }))
      },
    }),
  )
}

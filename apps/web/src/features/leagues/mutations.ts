import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'

/** Joins the league with a code, or asks to be let in. */
export function useJoinLeague(name: string) {
  const { t } = useTranslation('leagues')
  return useMutation(
    trpc.league.joinLeague.mutationOptions({
      onSuccess: async ({ joined }) => {
        await refreshAfter('league.joinLeague')
        notify('success', joined === 'member' ? t('preview.joined', { name }) : t('preview.asked'))
      },
    }),
  )
}

/** Leaves a league and goes to the list. */
export function useLeaveLeague(name: string) {
  const { t } = useTranslation('leagues')
  const navigate = useNavigate()
  return useMutation(
    trpc.league.leaveLeague.mutationOptions({
      onSuccess: async () => {
        await navigate({ to: '/leagues' })
        await refreshAfter('league.leaveLeague')
        notify('success', t('people.left', { name }))
      },
    }),
  )
}

/** Takes back the wish to be let in; the page stays. */
export function useTakeBack() {
  return useMutation(
    trpc.league.leaveLeague.mutationOptions({ onSuccess: () => refreshAfter('league.leaveLeague') }),
  )
}

/** Deletes a league and goes to the list. */
export function useDeleteLeague(name: string) {
  const { t } = useTranslation('leagues')
  const navigate = useNavigate()
  return useMutation(
    trpc.league.deleteLeague.mutationOptions({
      onSuccess: async () => {
        await navigate({ to: '/leagues' })
        await refreshAfter('league.deleteLeague')
        notify('success', t('settings.deleted', { name }))
      },
    }),
  )
}

export function useUpdateLeague() {
  const { t } = useTranslation('leagues')
  return useMutation(
    trpc.league.updateLeague.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('league.updateLeague')
        notify('success', t('settings.saved'))
      },
    }),
  )
}

export function useRenewCode() {
  const { t } = useTranslation('leagues')
  return useMutation(
    trpc.league.renewLeagueCode.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('league.renewLeagueCode')
        notify('success', t('invite.renewed'))
      },
    }),
  )
}

/** Makes the next league of an ended one and goes to it. */
export function useRenewLeague() {
  const { t } = useTranslation('leagues')
  const navigate = useNavigate()
  return useMutation(
    trpc.league.renewLeague.mutationOptions({
      onSuccess: async ({ league }) => {
        await refreshAfter('league.renewLeague')
        await navigate({ to: '/leagues/$leagueId', params: { leagueId: String(league.id) } })
        notify('success', t('settings.renewed'))
      },
    }),
  )
}

/** Removes a member. */
export function useRemoveMember(name: string) {
  const { t } = useTranslation('leagues')
  return useMutation(
    trpc.league.removeLeagueMember.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('league.removeLeagueMember')
        notify('success', t('people.removed', { name }))
      },
    }),
  )
}

/** Lets in who asked to be, or refuses. */
export function useAdmitMember(name: string) {
  const { t } = useTranslation('leagues')
  return useMutation(
    trpc.league.admitLeagueMember.mutationOptions({
      onSuccess: async (_, { admit }) => {
        await refreshAfter('league.admitLeagueMember')
        notify('success', t(admit ? 'people.admitted' : 'people.refused', { name }))
      },
    }),
  )
}

/** Makes a member a moderator, or a moderator a member. */
export function useLeagueRole(name: string) {
  const { t } = useTranslation('leagues')
  return useMutation(
    trpc.league.updateLeagueRole.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('league.updateLeagueRole')
        notify('success', t('people.roleChanged', { name }))
      },
    }),
  )
}

/** Reminds those without a deck; the answer does not say whom (rulebook 19.30). */
export function useRemindOthers() {
  const { t } = useTranslation('leagues')
  return useMutation(
    trpc.league.remindLeagueMembers.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('league.remindLeagueMembers')
        notify('success', t('ready.reminded'))
      },
    }),
  )
}

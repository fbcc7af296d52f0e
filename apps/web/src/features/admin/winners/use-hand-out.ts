import { useMutation } from '@tanstack/react-query'
import { client, refreshAfter } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { notify } from '../../../base/ui/base/notify.ts'

type HandOut = { eventRewardId: number; userIds?: number[]; handedOut: boolean }

/** Marks a reward as handed out to its winners, or removes the marks, and says for how many. */
export function useHandOut(eventId: number) {
  const { t } = useTranslation('admin-winners')
  return useMutation({
    mutationFn: (handOut: HandOut) => client.score.handOutReward.mutate({ eventId, ...handOut }),
    onSuccess: ({ changed }, { handedOut }) => {
      notify('success', t(handedOut ? 'marked' : 'unmarked', { count: changed }))
      return refreshAfter('score.handOutReward')
    },
  })
}

/** Closes marks of rewards that are no longer granted, and says how many (rulebook 17.10). */
export function useCloseHandout(eventId: number) {
  const { t } = useTranslation('admin-winners')
  return useMutation({
    mutationFn: (marks: { eventRewardId: number; userIds: number[] }) =>
      client.score.closeHandout.mutate({ eventId, ...marks }),
    onSuccess: ({ changed }) => {
      notify('success', t('closed', { count: changed }))
      return refreshAfter('score.closeHandout')
    },
  })
}

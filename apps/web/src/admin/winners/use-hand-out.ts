import { useMutation } from '@tanstack/react-query'
import { client, refreshAfter } from '../../api/client.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { notify } from '../../ui/feedback/notify.ts'

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

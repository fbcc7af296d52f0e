import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { notify } from '../../ui/feedback/notify.ts'
import { useGame } from './use-game.ts'

/** Acknowledges the summary of a phase and moves on to the next, where the winner's cards go too. */
export function useNextPhase() {
  const { t } = useTranslation('phases')
  const { event, userId, show } = useGame()
  const { mutate, isPending } = useMutation(
    trpc.deck.handleNextPhase.mutationOptions({
      onSuccess: ({ transferred }, { phaseIndex }) => {
        if (transferred.length > 0) notify('success', t('transferred'))
        if (event.phases.some(phase => phase.index === phaseIndex + 1)) show(phaseIndex + 1)
      },
    }),
  )
  return { proceed: (phaseIndex: number) => mutate({ userId, eventId: event.id, phaseIndex }), isPending }
}

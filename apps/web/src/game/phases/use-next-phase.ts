import { useMutation } from '@tanstack/react-query'
import { trpc } from '../../api/client.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { notify } from '../../ui/feedback/notify.ts'
import { useGame } from '../state/use-game.ts'

/** Returns a function that acknowledges the summary of a phase and then shows the next phase (rulebook 3.17). */
export function useNextPhase() {
  const { t } = useTranslation('phases')
  const { event, userId, showPhase } = useGame()
  const { mutate, isPending } = useMutation(
    trpc.deck.handleNextPhase.mutationOptions({
      onSuccess: ({ transferred }, { phaseIndex }) => {
        if (transferred.length > 0) notify('success', t('transferred'))
        if (event.phases.some(phase => phase.index === phaseIndex + 1)) showPhase(phaseIndex + 1)
      },
    }),
  )
  return { proceed: (phaseIndex: number) => mutate({ userId, eventId: event.id, phaseIndex }), isPending }
}

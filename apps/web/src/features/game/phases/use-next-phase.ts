import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { notify } from '../../../base/ui/base/notify.ts'
import { chanceShown, meaningOfFailure } from '../state/second-chance.ts'
import { useGame } from '../state/use-game.ts'

/**
 * Returns a function that acknowledges the summary of a phase and then shows the next phase; after a failure that ends the event it
 * shows the failed one, with the user's own deck (rulebook 3.17, 13.61). With `stays` the decided phase stays on the page.
 */
export function useNextPhase() {
  const { t } = useTranslation('phases')
  const { event, states, userId, showPhase } = useGame()
  const stays = useRef(false)
  const { mutate, isPending } = useMutation(
    trpc.deck.handleNextPhase.mutationOptions({
      onSuccess: ({ transferred, success }, { phaseIndex }) => {
        if (transferred.length > 0) notify('success', t('transferred'))
        const chance = chanceShown(event.secondChanceState, states)
        const isOut = !success && meaningOfFailure(phaseIndex, chance) === 'out'
        const next = isOut || stays.current ? phaseIndex : phaseIndex + 1
        if (event.phases.some(({ index }) => index === next)) showPhase(next)
      },
    }),
  )
  const proceed = (phaseIndex: number, how: { stays?: boolean; onError?: () => void } = {}) => {
    stays.current = how.stays ?? false
    mutate({ userId, eventId: event.id, phaseIndex }, how.onError && { onError: how.onError })
  }
  return { proceed, isPending }
}

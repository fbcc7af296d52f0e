import { useEffect, useRef } from 'react'
import { useNextPhase } from '../phases/use-next-phase.ts'
import { summaryFor, usePendingSummary } from '../phases/use-pending-summary.ts'
import { useGame } from '../state/use-game.ts'
import type { PhaseReveal } from './tiles/use-phase-reveal.ts'

/**
 * Returns how the end of a reveal is left. The result is acknowledged, so that the popup does not say the same again; if that is not
 * possible, the popup comes. After a success the next phase is shown, once it takes the cards. `showSheet` stays at the phase and leads to
 * what each keyplay brought.
 */
export function useLeave({ phase, success }: PhaseReveal, onClose: () => void) {
  const { event, offline, showPhase } = useGame()
  const pending = usePendingSummary()
  const { proceed, isPending } = useNextPhase()
  const wantsSheet = useRef(false)
  useEffect(
    () => () => {
      if (wantsSheet.current) requestAnimationFrame(focusSheet)
    },
    [],
  )
  const isAwaited = (success ? pending : summaryFor(event))?.phase === phase.index
  const end = (stays: boolean) => {
    if (offline || !isAwaited) onClose()
    else if (!isPending) proceed(phase.index, { stays, onError: onClose })
  }
  const leave = () => end(false)
  const showSheet = () => {
    wantsSheet.current = true
    showPhase(phase.index)
    end(true)
  }
  return { leave, showSheet, isLeaving: isPending }
}

function focusSheet(): void {
  const sheet = document.querySelector<HTMLElement>('[data-part=score-sheet]')
  sheet?.focus({ preventScroll: true })
  sheet?.scrollIntoView({ block: 'start' })
}

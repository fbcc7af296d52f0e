import { useEffect, useRef } from 'react'
import { useNextPhase } from '../phases/use-next-phase.ts'
import { summaryFor } from '../phases/use-pending-summary.ts'
import { useGame } from '../state/use-game.ts'
import type { PhaseReveal } from './tiles/use-phase-reveal.ts'

/**
 * Returns how the end of a reveal is left. A failure is acknowledged, so that the popup does not say the same again; if that is not
 * possible, the popup comes. `showSheet` then leads to what each keyplay brought.
 */
export function useLeave({ phase, success }: PhaseReveal, onClose: () => void) {
  const { event, offline } = useGame()
  const { proceed, isPending } = useNextPhase()
  const wantsSheet = useRef(false)
  useEffect(
    () => () => {
      if (wantsSheet.current) requestAnimationFrame(focusSheet)
    },
    [],
  )
  const leave = () => {
    const isAwaited = summaryFor(event)?.phase === phase.index
    if (success || offline || !isAwaited) onClose()
    else if (!isPending) proceed(phase.index, onClose)
  }
  const showSheet = () => {
    wantsSheet.current = true
    leave()
  }
  return { leave, showSheet, isLeaving: isPending }
}

function focusSheet(): void {
  const sheet = document.querySelector<HTMLElement>('[data-part=score-sheet]')
  sheet?.focus({ preventScroll: true })
  sheet?.scrollIntoView({ block: 'start' })
}

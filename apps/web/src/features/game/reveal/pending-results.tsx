import { useState } from 'react'
import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { withTexts } from '../../../base/texts/with-texts.ts'
import { PendingSummary } from '../phases/pending-summary.tsx'
import styles from './pending-results.module.css'
import { isRevealed, rememberReveal } from './tiles/reveal-memory.ts'
import { type PhaseReveal, usePhaseReveal } from './tiles/use-phase-reveal.ts'
import { useVisible } from './use-playback.ts'

export const Reveal = lazyPart(() => withTexts(import('./reveal.tsx'), 'reveal', 'leaderboards'))

/**
 * Reveals the result of the phase that was decided last, once, and then shows the popup of a decided phase. The code loads when
 * there is something to reveal; if it cannot be loaded, the popup comes at once (rulebook 13.50).
 */
export function PendingResults() {
  const reveal = usePhaseReveal()
  const visible = useVisible()
  const [shown, setShown] = useState<PhaseReveal | null>(null)
  const [failed, setFailed] = useState(false)
  const isWaiting = reveal === 'waiting'
  // While new scores are loading, the reveal on the page stays as it is.
  const current = isWaiting ? shown : reveal
  if (failed || (!current && !isWaiting)) return <PendingSummary />
  if (!current) return null
  if (shown?.key !== current.key) {
    if (isRevealed(current.key)) return <PendingSummary />
    if (visible) setShown(current)
    return null
  }
  if (shown !== current) setShown(current)
  return (
    <Reveal
      key={current.key}
      reveal={current}
      onEnd={() => rememberReveal(current.key)}
      onClose={() => {
        rememberReveal(current.key)
        setShown(null)
      }}
      fallback={<div className={styles.waiting} />}
      onFail={() => setFailed(true)}
    />
  )
}

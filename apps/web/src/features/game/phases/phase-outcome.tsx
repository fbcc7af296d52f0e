import { useTranslation } from '../../../base/texts/use-translation.ts'
import { FinalityMark } from '../../../frame/shell/finality-mark.tsx'
import { useGame } from '../state/use-game.ts'

/** Says of a phase with a result whether it is final, why it was corrected, and that a correction let the user in (rulebook 17.3, 17.4, 3.21). */
export function PhaseOutcome() {
  const { t } = useTranslation('phases')
  const { event, phase } = useGame()
  const isLetIn = event.phaseStates.some(each => each.phase === phase.index && each.letIn)
  if (!phase.final && phase.finalAt === null && !isLetIn) return null
  return (
    <p className="row wrap gap-1 across-4 above-2 breaks soft">
      <FinalityMark of={phase} />
      {phase.correction && <span dir="auto">{t('corrected', { reason: phase.correction.reason })}</span>}
      {isLetIn && <span>{t('letIn')}</span>}
    </p>
  )
}

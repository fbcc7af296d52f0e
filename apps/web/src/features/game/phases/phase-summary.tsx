import { useRef } from 'react'
import { PhaseStateIcon } from '../../../base/icons/phase-state-icon.tsx'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { Dialog } from '../../../base/ui/overlay/dialog.tsx'
import { PointsCounter } from '../shared/points-counter.tsx'
import { chanceShown, meaningOfFailure } from '../state/second-chance.ts'
import { useGame } from '../state/use-game.ts'
import { CountedFrom } from './counted-from.tsx'
import styles from './phase-summary.module.css'
import { useNextPhase } from './use-next-phase.ts'
import type { PendingPhaseSummary } from './use-pending-summary.ts'

/** Shows the goal of a decided phase, the user's score, SUCCESS or FAILED, and what it was counted from; proceeding and closing both acknowledge it (rulebook 13.10). */
export default function PhaseSummary({ summary }: { summary: PendingPhaseSummary }) {
  const { t, i18n } = useTranslation('phases')
  const { event, states, offline } = useGame()
  const { proceed, isPending } = useNextPhase()
  const proceedButton = useRef<HTMLButtonElement>(null)
  const { phase, goal, score, success, next, moving, left } = summary
  const outcome = success ? 'success' : 'failed'
  const decided = event.phases.find(each => each.index === phase)
  const name = decided?.name || t('phase', { index: phase })
  const chance = chanceShown(event.secondChanceState, states)
  const failureText = `summary.${meaningOfFailure(phase, chance)}` as const
  const moveOn = () => !isPending && !offline && proceed(phase)
  return (
    <Dialog
      open
      onOpenChange={open => !open && moveOn()}
      title={t('summary.title', { name })}
      size="s"
      focus={proceedButton}
      footer={
        <Button ref={proceedButton} look="beam" wide busy={isPending} disabled={offline} onClick={moveOn}>
          {t('summary.proceed')}
        </Button>
      }
    >
      <div className={`column middle gap-3 text-center ${styles.summary}`} data-outcome={outcome}>
        <span className={`stack in-middle tone ${styles.seal}`}>
          <PhaseStateIcon state={outcome} size={44} />
        </span>
        <p className="t28 heavy tone lines-100 tracked-8">{t(`state.${outcome}`)}</p>
        <dl className={`stack wide ${styles.figures}`}>
          <div>
            <dt>{t('goal')}</dt>
            <dd>{formatNumber(goal, i18n.language)}</dd>
          </div>
          <div>
            <dt>{t('summary.score')}</dt>
            <dd className="tone">
              <PointsCounter value={score} />
            </dd>
          </div>
        </dl>
        <meter
          className={`wide clips no-border ground-well ${styles.meter}`}
          min={0}
          max={goal}
          value={Math.min(score, goal)}
          aria-hidden
        />
        <p className="note">
          {t(success ? (next ? 'summary.through' : 'summary.won') : failureText, { name })}
        </p>
        {decided && <CountedFrom phase={decided} />}
        {moving.length > 0 && <p className="note">{t('summary.moving', { names: moving.join(', ') })}</p>}
        {left.length > 0 && <p className="note">{t('summary.left', { names: left.join(', ') })}</p>}
      </div>
    </Dialog>
  )
}

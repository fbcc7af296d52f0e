import { hasLocked, isDated, isOpen, type PhaseDates } from '@game/domain'
import { useTranslation } from '../../base/texts/use-translation.ts'
import styles from './phase-pips.module.css'

/** Shows one mark per phase: over, open or to come. */
export function PhasePips({ phases, now }: { phases: readonly PhaseDates[]; now: string }) {
  const { t } = useTranslation('events')
  const stateOf = (phase: PhaseDates) => {
    if (!isDated(phase)) return 'ahead'
    if (isOpen(phase, now)) return 'open'
    return hasLocked(phase, now) ? 'over' : 'ahead'
  }
  return (
    <ol className="row gap-1 above-3">
      {phases.map(phase => (
        <li key={phase.index} className={styles.pip} data-state={stateOf(phase)}>
          <span className="visually-hidden">{t(`phase.${stateOf(phase)}`, { index: phase.index })}</span>
        </li>
      ))}
    </ol>
  )
}

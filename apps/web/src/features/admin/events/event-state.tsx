import {
  type EventState,
  hasLocked,
  hasOpened,
  isDated,
  type PhaseDates,
  sortByPhaseIndex,
} from '@game/domain'
import { Check } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Chip, type ChipTone } from '../../../base/ui/feedback/chip.tsx'
import styles from './event-state.module.css'

const tones: Record<EventState, ChipTone> = {
  ongoing: 'open',
  upcoming: 'info',
  completed: 'locked',
  invalid: 'warning',
}

export function EventStateChip({ state }: { state: EventState }) {
  const { t } = useTranslation('admin-events')
  return <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
}

function stepOf(phase: PhaseDates, now: string) {
  if (!isDated(phase)) return 'undated'
  if (hasLocked(phase, now)) return 'over'
  return hasOpened(phase, now) ? 'open' : 'ahead'
}

/** Shows the progress of an event: one step per phase: over, open, to come or without a date. */
export function PhaseStepper({
  phases,
  now,
}: {
  phases: readonly (PhaseDates & { name: string })[]
  now: string
}) {
  const { t } = useTranslation('admin-events')
  if (phases.length === 0) return <p className="t12 warning">{t('noPhases')}</p>
  return (
    <ol className={`row wrap shrinks ${styles.stepper}`} aria-label={t('stepper')}>
      {sortByPhaseIndex(phases).map(phase => {
        const step = stepOf(phase, now)
        return (
          <li key={phase.index} className={`middle holds t12 stack ${styles.step}`} data-step={step}>
            <span className={`stack in-middle bold tone ${styles.dot}`} aria-hidden>
              {step === 'over' ? <Check size={12} strokeWidth={3} /> : phase.index}
            </span>
            <span className={`lines-130 strong ${styles.name}`} dir="auto">
              {phase.name}
            </span>
            <span className={`caption lines-130 ${styles.state}`}>{t(`step.${step}`)}</span>
          </li>
        )
      })}
    </ol>
  )
}

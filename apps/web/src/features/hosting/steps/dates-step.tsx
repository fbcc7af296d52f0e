import { sortByPhaseIndex } from '@game/domain'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { DateFields } from '../../admin/event-config/phases/date-fields.tsx'
import type { PrivateGame } from '../hosted.ts'
import { Automatic } from './automatic.tsx'
import GoalEditor from './goal-editor.tsx'
import styles from './steps.module.css'
import { useIsUnheard } from './use-dates-done.ts'

/** Leaves the dates to the game server, or sets those of each phase of a private game, and its goal; each field saves when it is left (rulebook 30.9, 30.18). */
export default function DatesStep({ event, owns }: { event: PrivateGame; owns: boolean }) {
  const { t } = useTranslation('hosting')
  const isUnheard = useIsUnheard(event)
  return (
    <div className="stack one-column gap-4">
      {owns && <Automatic event={event} />}
      {isUnheard && <p className="strong warning">{t('automatic.unheard')}</p>}
      <ol className="stack one-column gap-4">
        {sortByPhaseIndex(event.phases).map(phase => (
          <li key={phase.index}>
            <PhaseDates event={event} phase={phase} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function PhaseDates({ event, phase }: { event: PrivateGame; phase: PrivateGame['phases'][number] }) {
  const { t } = useTranslation('admin-phases')
  const label = t('label', { index: phase.index, name: phase.name })
  return (
    <section className={`stack gap-3 well pad-3 ${styles.phase}`} aria-label={label}>
      <h4 className={`breaks strong ${styles.row}`} dir="auto">
        {label}
      </h4>
      {!event.automatic && <DateFields event={event} phase={phase} />}
      <GoalEditor event={event} phase={phase} />
    </section>
  )
}

import { sortByPhaseIndex } from '@game/domain'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Panel } from '../../../../base/ui/layout/panel.tsx'
import { viewersZone } from '../../form/numbers-and-dates.ts'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { DateFields } from './date-fields.tsx'
import styles from './dates-grid.module.css'

/** Edits OPEN and LOCK of all phases of an event in one grid, one row per phase. */
export function DatesGrid({ event }: { event: ConfiguredEvent }) {
  const { t } = useTranslation('admin-phases')
  return (
    <Panel head={t('dates')}>
      <ol className="stack gap-3">
        {sortByPhaseIndex(event.phases).map(phase => {
          const label = t('label', { index: phase.index, name: phase.name })
          return (
            <li key={phase.index} className={`top columns-from-800 stack gap-2 across-3 ${styles.row}`}>
              <span className={`breaks strong ${styles.name}`}>{label}</span>
              <DateFields event={event} phase={phase} of={label} />
            </li>
          )
        })}
      </ol>
      <p className="above-3 caption">{t('zone', { zone: viewersZone() })}</p>
    </Panel>
  )
}

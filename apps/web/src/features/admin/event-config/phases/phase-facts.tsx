import { isDated, isOpen } from '@game/domain'
import { useServerNow } from '../../../../base/api/use-server-now.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Chip } from '../../../../base/ui/feedback/chip.tsx'
import { formatMultiplier } from '../../../game/shared/number-format.ts'
import { lastUpdated } from '../../form/numbers-and-dates.ts'
import type { ConfiguredEvent, ConfiguredPhase } from '../event/configured-event.ts'
import styles from './phase-facts.module.css'
import { waitingDates } from './waiting-dates.ts'

/** Shows name, points, multiplier, open and lock of a phase in one line. */
export function PhaseFacts({ event, phase }: { event: ConfiguredEvent; phase: ConfiguredPhase }) {
  const { t, i18n } = useTranslation('admin-phases')
  const now = useServerNow()
  const { name, setPoints, setMult, open, lock } = phase
  const waits = now ? waitingDates(event, phase, now) : undefined
  const facts = [
    [t('points'), setPoints],
    [t('multiplier'), formatMultiplier(setMult, i18n.language)],
    [t('open'), waits?.open ? t('byServer') : lastUpdated(open, i18n.language)],
    [t('lock'), waits?.lock ? t('byServer') : lastUpdated(lock, i18n.language)],
  ]
  return (
    <div className="row wrap middle gap-2 across-4 shrinks t14">
      <span className={`row wrap middle gap-2 breaks strong ${styles.name}`}>
        <span dir="auto">{name}</span>
        {!isDated(phase) && <Chip tone="warning">{t('noDate')}</Chip>}
        {now && isDated(phase) && isOpen(phase, now) && <Chip tone="open">{t('isOpen')}</Chip>}
      </span>
      <dl className={`gap-1 across-4 ${styles.facts}`}>
        {facts.map(([label, value]) => (
          <div key={label} className="row gap-2 one-line">
            <dt className="faint">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

import { CalendarClock } from 'lucide-react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { EventRow } from './event-row.tsx'
import styles from './event-section.module.css'
import type { ListedEvent, Section } from './section.ts'

/** Shows a section of the games list with its events; `undated` has all of them while the server's date is unknown. */
export function EventSection({
  section,
  events,
  now,
}: {
  section: Section | 'undated'
  events: readonly ListedEvent[]
  now: string | null
}) {
  const { t } = useTranslation('events')
  return (
    <section className={`measured ${styles.section}`} aria-labelledby={section}>
      <h2 id={section} className={`row middle gap-2 below-3 caps t14 soft ${styles.heading}`}>
        {t(`sections.${section}`)}
        {events.length > 0 && <span className="tracked-0 faint">{events.length}</span>}
      </h2>
      {events.length === 0 ? (
        <div className={styles.none}>
          <EmptyState icon={<CalendarClock size={20} />} title={t('none')} text={t(`noneText.${section}`)} />
        </div>
      ) : (
        <ul className="column gap-3">
          {events.map(event => (
            <li key={event.id}>
              <EventRow event={event} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

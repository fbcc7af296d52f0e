import { type EventDates, type EventState, eventState } from '@game/domain'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import type { ListedEvent } from '../../events/section.ts'
import { AdminEventRow } from './admin-event-row.tsx'
import styles from './admin-event-section.module.css'

/** The sections of the events admin page: those of the games list, and invalid (rulebook 13.27). */
export const adminSections = ['ongoing', 'upcoming', 'completed', 'invalid'] as const satisfies EventState[]

export const inAdminSection = <Event extends EventDates>(
  events: readonly Event[],
  section: EventState,
  now: string,
): Event[] => events.filter(event => eventState(event, now) === section)

export function AdminEventSection({
  section,
  events,
  now,
}: {
  section: EventState
  events: readonly ListedEvent[]
  now: string
}) {
  const { t } = useTranslation('admin-events')
  const head = (
    <>
      {t(`sections.${section}`)} <span className="medium faint">{events.length}</span>
    </>
  )
  return (
    <Panel head={head} flush aria-label={t(`sections.${section}`)}>
      {events.length === 0 ? (
        <p className={`t14 strong faint line-above tracked-8 ${styles.none}`}>{t('none')}</p>
      ) : (
        <ul>
          {events.map(event => (
            <AdminEventRow key={event.id} event={event} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../../../base/texts/i18n.ts'
import { ConfigPage } from '../../../../features/admin/event-config/config-page.tsx'
import { readConfigSearch } from '../../../../features/admin/event-config/event/config-tab.ts'
import { NewEventPage, NoEventPage } from '../../../../features/admin/event-config/new-event-page.tsx'
import { configurersOnly } from '../../../../frame/shell/access.ts'

export const Route = createFileRoute('/$product/data/events/config/{-$eventId}')({
  beforeLoad: configurersOnly,
  validateSearch: readConfigSearch,
  loader: () =>
    loadTexts(
      'admin-catalogue',
      'admin-config',
      'admin-events',
      'admin-maps',
      'admin-phases',
      'admin-players',
      'admin-scores',
      'admin-sources',
      'phases',
    ),
  component: Config,
})

function Config() {
  const { eventId } = Route.useParams()
  if (eventId === undefined) return <NewEventPage />
  if (!/^[1-9]\d{0,9}$/.test(eventId)) return <NoEventPage />
  return <ConfigPage key={eventId} eventId={Number(eventId)} />
}

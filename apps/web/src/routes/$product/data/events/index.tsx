import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../../../base/texts/i18n.ts'
import { EventsPage } from '../../../../features/admin/events/events-page.tsx'

export const Route = createFileRoute('/$product/data/events/')({
  loader: () => loadTexts('admin-events'),
  component: EventsPage,
})

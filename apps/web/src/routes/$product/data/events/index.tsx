import { createFileRoute } from '@tanstack/react-router'
import { EventsPage } from '../../../../admin/events/events-page.tsx'
import { loadTexts } from '../../../../texts/i18n.ts'

export const Route = createFileRoute('/$product/data/events/')({
  loader: () => loadTexts('admin-events'),
  component: EventsPage,
})

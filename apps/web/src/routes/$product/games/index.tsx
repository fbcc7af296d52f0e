import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../../base/texts/i18n.ts'
import { EventsPage } from '../../../features/events/events-page.tsx'

export const Route = createFileRoute('/$product/games/')({
  loader: () => loadTexts('events', 'rules'),
  component: EventsPage,
})

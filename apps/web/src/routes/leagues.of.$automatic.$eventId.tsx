import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { AutomaticPage } from '../features/leagues/page/automatic-page.tsx'
import { automaticKindOf } from '../features/leagues/page/search.ts'

export const Route = createFileRoute('/leagues/of/$automatic/$eventId')({
  beforeLoad: ({ params: { automatic, eventId } }) => {
    if (!automaticKindOf(automatic) || !/^[1-9]\d{0,8}$/.test(eventId)) throw notFound()
  },
  loader: () => loadTexts('leagues', 'leaderboards', 'clans'),
  component: Automatic,
})

function Automatic() {
  const { automatic, eventId } = Route.useParams()
  const kind = automaticKindOf(automatic)
  return kind && <AutomaticPage key={eventId} automatic={kind} eventId={Number(eventId)} />
}

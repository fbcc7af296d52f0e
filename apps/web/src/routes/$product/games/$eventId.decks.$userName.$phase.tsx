import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadTexts } from '../../../base/texts/i18n.ts'
import { DeckPage } from '../../../features/rivalry/deck-page.tsx'

const isWhole = (text: string) => /^[1-9]\d{0,9}$/.test(text)

export const Route = createFileRoute('/$product/games/$eventId/decks/$userName/$phase')({
  beforeLoad: ({ params }) => {
    if (!isWhole(params.eventId) || !isWhole(params.phase)) throw notFound()
  },
  loader: () => loadTexts('rivalry', 'deck'),
  component: DeckPage,
})

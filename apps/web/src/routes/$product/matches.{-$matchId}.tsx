import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../base/texts/i18n.ts'
import { MatchCentre } from '../../features/matches/match-centre.tsx'

export const Route = createFileRoute('/$product/matches/{-$matchId}')({
  validateSearch: ({ day }): { day?: string } => (typeof day === 'string' ? { day } : {}),
  loader: () => loadTexts('matches'),
  component: MatchCentre,
})

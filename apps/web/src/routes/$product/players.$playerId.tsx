import { createFileRoute } from '@tanstack/react-router'
import { ProfessionalPage } from '../../professionals/professional-page.tsx'
import { loadTexts } from '../../texts/i18n.ts'

export const Route = createFileRoute('/$product/players/$playerId')({
  loader: () => loadTexts('professionals', 'deck'),
  component: ProfessionalPage,
})
